import type { Bilingual } from '../languages'
import { type Shade, shadeEntry } from '../shades'
import { type FramedPicture, ownFrame, ownPrefix } from './Picture'

/** What a picture shows of its product: its scene takes these as they are. */
interface Shown {
  shade: Shade
  lengthCm?: number
  widthCm?: number
  weightG?: number
  wavy?: true
  /** Of a man's system. */
  base?: 'front-lace' | 'monofilament'
  density?: number
  /** Of a wig. */
  cut?: 'bob' | 'long'
}

export interface ProductPicture extends FramedPicture {
  /** Of the studio, shared by the products of a line. */
  scene: string
  shown: Shown
}

type Words = (shade: string, shown: Shown) => string

/** Pictures of one scene, in words that have room for what each shows. */
function picturesOf(scene: string, words: Bilingual<Words>, all: readonly Shown[]) {
  return all.map((shown): ProductPicture => {
    const { shade, lengthCm, cut, base, wavy } = shown
    const parts = [scene, lengthCm, cut, base, shade, wavy && 'wavy'].filter(Boolean)
    const { it, en } = shadeEntry(shade).name
    return {
      name: ownPrefix + parts.join('-'),
      ...ownFrame,
      alt: { it: words.it(it, shown), en: words.en(en, shown) },
      scene,
      shown,
    }
  })
}

const tapeIn = picturesOf(
  'tape-in',
  {
    it: (shade, { lengthCm }) =>
      `Nove ciocche tape-in ${shade}, lunghe ${lengthCm} cm, aperte a ventaglio, i biadesivi in alto`,
    en: (shade, { lengthCm }) =>
      `Nine ${shade} tape-in pieces, ${lengthCm} cm long, fanned out, their tape at the top`,
  },
  [
    { shade: 'natural-brown', lengthCm: 50 },
    { shade: 'black', lengthCm: 40 },
    { shade: 'chocolate', lengthCm: 50 },
    { shade: 'light-blonde', lengthCm: 50 },
    { shade: 'dark-brown', lengthCm: 60 },
    { shade: 'honey-balayage', lengthCm: 50 },
    { shade: 'platinum', lengthCm: 60 },
  ],
)

const keratin = picturesOf(
  'keratin',
  {
    it: (shade, { wavy }) =>
      `Ciocche ${wavy ? 'mosse' : 'lisce'} ${shade} affiancate, ciascuna con l’attacco di cheratina ambra`,
    en: (shade, { wavy }) =>
      `${wavy ? 'Wavy' : 'Straight'} ${shade} strands side by side, each with its amber keratin tip`,
  },
  [
    { shade: 'golden-brown', lengthCm: 40 },
    { shade: 'dark-brown', lengthCm: 50 },
    { shade: 'platinum', lengthCm: 60 },
    { shade: 'black', lengthCm: 70, wavy: true },
    { shade: 'honey', lengthCm: 50 },
    { shade: 'chocolate', lengthCm: 60, wavy: true },
    { shade: 'copper', lengthCm: 70 },
  ],
)

/** How many bundles of a hundred grams lie there, in words. */
const bundles: Record<number, Bilingual<string>> = {
  100: { it: 'Un mazzo', en: 'A bundle' },
  200: { it: 'Due mazzi', en: 'Two bundles' },
  500: { it: 'Cinque mazzi', en: 'Five bundles' },
}

const bulk = picturesOf(
  'bulk',
  {
    it: (shade, { lengthCm, weightG = 100, wavy }) =>
      `${bundles[weightG]?.it} di capelli sfusi ${wavy ? 'mossi' : 'lisci'}, ${shade}, ${lengthCm} cm, con filo di lino alla radice`,
    en: (shade, { lengthCm, weightG = 100, wavy }) =>
      `${bundles[weightG]?.en} of ${wavy ? 'wavy' : 'straight'} ${shade} bulk hair, ${lengthCm} cm, tied at the root with linen thread`,
  },
  [
    { shade: 'platinum', lengthCm: 30, weightG: 100 },
    { shade: 'dark-brown', lengthCm: 50, weightG: 500, wavy: true },
    { shade: 'golden-brown', lengthCm: 60, weightG: 200 },
    { shade: 'black', lengthCm: 70, weightG: 200 },
    { shade: 'silver', lengthCm: 40, weightG: 100 },
    { shade: 'natural-brown', lengthCm: 50, weightG: 100 },
    { shade: 'medium-brown', lengthCm: 40, weightG: 200, wavy: true },
    { shade: 'light-blonde', lengthCm: 60, weightG: 500 },
  ],
)

const weft = picturesOf(
  'weft',
  {
    it: (shade, { lengthCm }) =>
      `Tessitura ${shade}, lunga ${lengthCm} cm, appesa per la cucitura a un’asta di ottone`,
    en: (shade, { lengthCm }) =>
      `${shade.charAt(0).toUpperCase()}${shade.slice(1)} weft, ${lengthCm} cm long, hung by its seam from a brass rail`,
  },
  [
    { shade: 'ash-brown', lengthCm: 40, widthCm: 50 },
    { shade: 'chocolate', lengthCm: 40, widthCm: 75 },
    { shade: 'dark-brown', lengthCm: 50, widthCm: 100 },
    { shade: 'honey', lengthCm: 60, widthCm: 100 },
    { shade: 'medium-brown', lengthCm: 70, widthCm: 100 },
    { shade: 'copper', lengthCm: 60, widthCm: 100 },
    { shade: 'black', lengthCm: 70, widthCm: 75 },
    { shade: 'golden-brown', lengthCm: 50, widthCm: 75 },
  ],
)

const men = picturesOf(
  'men',
  {
    it: (shade, { base }) =>
      base === 'monofilament'
        ? `Bordo di una protesi in monofilo: pellicola trasparente, rete fine e capelli ${shade} annodati fitti`
        : `Bordo frontale in lace: capelli ${shade} annodati uno a uno su una rete che quasi non si vede`,
    en: (shade, { base }) =>
      base === 'monofilament'
        ? `The edge of a monofilament system: clear film, fine mesh and ${shade} hair knotted close`
        : `A lace front edge: ${shade} hair knotted one by one onto a mesh that hardly shows`,
  },
  [
    { shade: 'light-brown', base: 'front-lace', density: 130 },
    { shade: 'salt-and-pepper', base: 'monofilament', density: 130 },
    { shade: 'light-brown', base: 'monofilament', density: 120 },
  ],
)

const wigs = picturesOf(
  'wig',
  {
    it: (shade, { cut, wavy }) =>
      cut === 'bob'
        ? `Parrucca a caschetto ${shade} su una testa di tela e un piede di noce`
        : `Parrucca lunga e ${wavy ? 'mossa' : 'liscia'}, ${shade}, su una testa di tela`,
    en: (shade, { cut, wavy }) =>
      cut === 'bob'
        ? `${shade.charAt(0).toUpperCase()}${shade.slice(1)} bob wig on a canvas head and a walnut stand`
        : `Long ${wavy ? 'wavy' : 'straight'} ${shade} wig on a canvas head`,
  },
  [
    { shade: 'ash-brown', cut: 'bob' },
    { shade: 'dark-brown', cut: 'long' },
    { shade: 'silver', cut: 'long', wavy: true },
  ],
)

const toppers = picturesOf(
  'topper',
  {
    it: (shade) =>
      `Infoltitore ${shade} rovesciato: base in lace con quattro clip, i capelli pettinati verso il basso`,
    en: (shade) =>
      `A ${shade} topper turned over: lace base with four clips, the hair combed down past it`,
  },
  [{ shade: 'light-blonde' }],
)

/** Pictures that show one product of hair each, in its own form, shade, length and wave. */
export const productPictures: readonly ProductPicture[] = [
  ...tapeIn,
  ...keratin,
  ...bulk,
  ...weft,
  ...men,
  ...wigs,
  ...toppers,
]

export function productPicture(name: string): ProductPicture | undefined {
  return productPictures.find((picture) => picture.name === name)
}
