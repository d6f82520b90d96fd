import type { Category } from './categories'
import type { Bilingual } from './languages'

export interface PictureEntry {
  /** Pixels of the master. */
  width: number
  height: number
  /** What the picture shows, and so what the studio is to build. */
  alt: Bilingual<string>
}

const portrait = { width: 1200, height: 1500 } as const
const landscape = { width: 1500, height: 1000 } as const

/**
 * Every picture of the site. The first pictures of a gallery show that line's products in the
 * order of the first catalogue, so that a product's card carries its own shade.
 */
export const pictures = {
  hero: {
    ...portrait,
    alt: {
      it: 'Lunga chioma castano dorato che scende in una sola onda morbida davanti a una parete chiara',
      en: 'Long golden brown hair falling in a single soft wave in front of a pale wall',
    },
  },
  salon: {
    width: 1500,
    height: 1200,
    alt: {
      it: 'Angolo tranquillo del salone: poltrona di cuoio, specchio ovale e luce di finestra sul muro',
      en: 'A quiet corner of the salon: leather chair, oval mirror and window light on the wall',
    },
  },
  laboratory: {
    ...portrait,
    alt: {
      it: 'Banco del laboratorio in noce con pettine d’acciaio e forbici, sotto tre fasce appese a un’asta',
      en: 'Walnut workroom bench with steel hackle and scissors, below three wefts hung from a rail',
    },
  },
  'weft-hero': {
    width: 1600,
    height: 1067,
    alt: {
      it: 'Fascia di capelli castano caldo che dalla cucitura scende e attraversa un piano di lino chiaro',
      en: 'Weft of warm brown hair running down from its seam across a surface of pale linen',
    },
  },
  'glue-macro': {
    ...portrait,
    alt: {
      it: 'Goccia di cheratina ambrata che si stacca da uno stick, in controluce su fondo bruno scuro',
      en: 'Drop of amber keratin leaving the end of a stick, lit from behind on a dark brown ground',
    },
  },
  map: {
    width: 1600,
    height: 800,
    alt: {
      it: 'Pianta disegnata di alcune vie attorno a un giardino, con un punto che segna lo showroom',
      en: 'Drawn plan of a few streets around a garden, with a dot marking the showroom',
    },
  },

  'tape-in-kit-1': {
    ...portrait,
    alt: {
      it: 'Venti fasce tape-in castano scuro aperte a ventaglio su lino chiaro, linguette in alto',
      en: 'Twenty dark brown tape-in pieces fanned out on pale linen, tabs at the top',
    },
  },
  'tape-in-kit-2': {
    ...portrait,
    alt: {
      it: 'Cinque fasce tape-in castano naturale appese a un’asta di ottone contro una parete in luce',
      en: 'Five natural brown tape-in pieces hung from a brass rail against a sunlit wall',
    },
  },
  'tape-in-kit-3': {
    ...portrait,
    alt: {
      it: 'Una fascia tape-in balayage, radice castana e punte miele, curvata su un piano di noce',
      en: 'One balayage tape-in piece, brown root and honey ends, curving across walnut',
    },
  },
  'tape-in-kit-4': {
    ...portrait,
    alt: {
      it: 'Tre fasce tape-in biondo platino su travertino, accanto a un righello di legno da 60 cm',
      en: 'Three platinum blonde tape-in pieces on travertine beside a 60 cm wooden rule',
    },
  },
  'tape-in-kit-5': {
    ...portrait,
    alt: {
      it: 'Due linguette trasparenti affacciate che stringono una ciocca sottile di capelli neri',
      en: 'Two clear tabs facing each other, closed over a fine section of black hair',
    },
  },
  'tape-in-kit-6': {
    ...portrait,
    alt: {
      it: 'Fasce tape-in grigio argento legate con un nastro di lino nella loro scatola di carta avorio',
      en: 'Silver grey tape-in pieces tied with linen ribbon in their ivory paper box',
    },
  },

  'keratin-tips-1': {
    ...portrait,
    alt: {
      it: 'Venticinque ciocche nere lisce appese in fila, con le punte di cheratina alla stessa altezza',
      en: 'Twenty-five straight black strands hung in a row, their keratin tips level',
    },
  },
  'keratin-tips-2': {
    ...portrait,
    alt: {
      it: 'Punte di cheratina ambrata viste da vicino, ciascuna su una ciocca biondo miele, su travertino',
      en: 'Amber keratin tips seen close up, each on a honey blonde strand, on travertine',
    },
  },
  'keratin-tips-3': {
    ...portrait,
    alt: {
      it: 'Tre ciocche castano cioccolato mosse, posate una accanto all’altra su un’asse di noce',
      en: 'Three wavy chocolate brown strands laid side by side on a walnut board',
    },
  },
  'keratin-tips-4': {
    ...portrait,
    alt: {
      it: 'Ciocche rosso ramato lisce stese in diagonale lungo un righello di ottone da 70 cm',
      en: 'Straight copper red strands laid diagonally along a 70 cm brass rule',
    },
  },

  'bulk-human-hair-1': {
    ...portrait,
    alt: {
      it: 'Mazzo di capelli castano scuro, lisci, legato alla radice e disteso su lino chiaro',
      en: 'Bundle of straight dark brown hair, tied at the root, laid on pale linen',
    },
  },
  'bulk-human-hair-2': {
    ...portrait,
    alt: {
      it: 'Mazzo castano medio dall’onda naturale, appeso per la legatura a un gancio di ottone',
      en: 'Bundle of medium brown hair with a natural wave, hung by its tie from a brass hook',
    },
  },
  'bulk-human-hair-3': {
    ...portrait,
    alt: {
      it: 'Mazzo di capelli castano naturale piegato a ferro di cavallo su un tavolo di noce',
      en: 'Bundle of natural brown hair bent into a horseshoe on a walnut table',
    },
  },
  'bulk-human-hair-4': {
    ...portrait,
    alt: {
      it: 'Cinque mazzi di capelli biondo chiaro affiancati su una lastra di travertino',
      en: 'Five bundles of light blonde hair side by side on a slab of travertine',
    },
  },
  'bulk-human-hair-5': {
    ...portrait,
    alt: {
      it: 'Capelli neri lunghi 70 cm tenuti fra due carde, con le punte che scendono sul banco',
      en: 'Black hair 70 cm long held between two drawing mats, its ends running down the bench',
    },
  },
  'bulk-human-hair-6': {
    ...portrait,
    alt: {
      it: 'Filo di lino avvolto alla radice di un mazzo rosso ramato, visto da vicino',
      en: 'Linen thread wound round the root of a copper red bundle, seen close up',
    },
  },
  'bulk-human-hair-7': {
    ...portrait,
    alt: {
      it: 'Cinque mazzi castano dorato da 30 a 70 cm, in ordine di lunghezza contro un metro di legno',
      en: 'Five golden brown bundles from 30 to 70 cm, in order of length against a wooden rule',
    },
  },
  'bulk-human-hair-8': {
    ...portrait,
    alt: {
      it: 'Ciocca biondo miele posata tra i denti d’acciaio di un pettine da banco in noce',
      en: 'Hank of honey blonde hair resting in the steel teeth of a walnut bench hackle',
    },
  },
  'bulk-human-hair-9': {
    ...portrait,
    alt: {
      it: 'Matassa di capelli grigio argento sul piatto di una piccola bilancia di ottone',
      en: 'Coil of silver grey hair on the pan of a small brass balance',
    },
  },
  'bulk-human-hair-10': {
    ...portrait,
    alt: {
      it: 'Otto ciocche in scala di tono, dal nero al biondo platino, allineate su un panno di lino',
      en: 'Eight locks in order of shade, from black to platinum blonde, lined up on linen cloth',
    },
  },
  'bulk-human-hair-11': {
    ...portrait,
    alt: {
      it: 'Mazzo castano ramato avvolto in carta velina e spago, dentro una scatola di cartone grezzo',
      en: 'Auburn bundle wrapped in tissue paper and twine, inside a plain cardboard box',
    },
  },

  'weft-machine-sewn-1': {
    ...portrait,
    alt: {
      it: 'Fascia castano cenere intera, cucita a macchina, appesa per la cucitura a un’asta di ottone',
      en: 'A whole ash brown machine-sewn weft, hung by its seam from a brass rail',
    },
  },
  'weft-machine-sewn-2': {
    ...portrait,
    alt: {
      it: 'Cucitura a macchina di una fascia castano dorato, vista da vicino: punti fitti e regolari',
      en: 'Machine seam of a golden brown weft seen close up: small, even stitches',
    },
  },
  'weft-machine-sewn-3': {
    ...portrait,
    alt: {
      it: 'Fascia rosso ramato piegata in due file sovrapposte, stesa di traverso su noce',
      en: 'Copper red weft folded into two overlapping rows, laid at a slant on walnut',
    },
  },
  'weft-machine-sewn-4': {
    ...portrait,
    alt: {
      it: 'Fascia nera da 70 cm con tre clip cucite lungo il bordo, accanto a un righello di ottone',
      en: 'Black 70 cm weft with three clips sewn along its edge, beside a brass rule',
    },
  },

  'italian-keratine-glue-1': {
    ...portrait,
    alt: {
      it: 'Stick di cheratina ambrata su travertino, attraversati dalla luce che ne allunga l’ombra',
      en: 'Amber keratin sticks on travertine, the light passing through them into long shadows',
    },
  },
  'italian-keratine-glue-2': {
    ...portrait,
    alt: {
      it: 'Sei stick di cheratina nera in fila su lino, attraversati da una ciocca di capelli neri',
      en: 'Six black keratin sticks in a row on linen, with a lock of black hair across them',
    },
  },
  'italian-keratine-glue-3': {
    ...portrait,
    alt: {
      it: 'Grani di cheratina trasparente in una coppa di ottone, qualcuno sparso sul travertino',
      en: 'Clear keratin granules in a brass bowl, a few of them scattered on the travertine',
    },
  },

  'protesi-uomo-1': {
    ...portrait,
    alt: {
      it: 'Protesi corta castana su base in lace, calzata su una forma di legno liscia, vista da dietro',
      en: 'Short brown hair system on a lace base, fitted on a plain wooden block, seen from behind',
    },
  },
  'protesi-uomo-2': {
    ...portrait,
    alt: {
      it: 'Bordo frontale in lace di una protesi castano chiaro pettinata all’indietro, su travertino',
      en: 'Lace front edge of a light brown hair system combed back, on travertine',
    },
  },
  'protesi-uomo-3': {
    ...portrait,
    alt: {
      it: 'Rovescio di una base in monofilo con bordo in poliuretano, capelli brizzolati tutt’intorno',
      en: 'Underside of a mono base with polyurethane edge, salt-and-pepper hair all around it',
    },
  },
  'protesi-uomo-4': {
    ...portrait,
    alt: {
      it: 'Pellicola sottile di una protesi nera, un lembo ripiegato che lascia passare la luce',
      en: 'Thin film base of a black hair system, one edge folded back and letting the light through',
    },
  },
  'protesi-uomo-5': {
    ...portrait,
    alt: {
      it: 'Capelli castano scuro annodati a mano sulla rete trasparente, nodo per nodo, molto da vicino',
      en: 'Dark brown hair knotted by hand onto clear mesh, knot by knot, at very close range',
    },
  },
  'protesi-uomo-6': {
    ...portrait,
    alt: {
      it: 'Due protesi castano cenere viste dall’alto, una più rada e una più folta, su lino chiaro',
      en: 'Two ash brown hair systems from above, one lighter and one fuller, on pale linen',
    },
  },
  'protesi-uomo-7': {
    ...portrait,
    alt: {
      it: 'Protesi grigio argento con pettine di legno, rotolo di nastro e forbici su un piano di noce',
      en: 'Silver grey hair system with wooden comb, roll of tape and scissors on walnut',
    },
  },

  'protesi-donna-1': {
    ...portrait,
    alt: {
      it: 'Parrucca corta castano naturale su un supporto di noce, vista da dietro nella luce di finestra',
      en: 'Short natural brown wig on a walnut stand, seen from behind in window light',
    },
  },
  'protesi-donna-2': {
    ...portrait,
    alt: {
      it: 'Parrucca lunga castano scuro, liscia, che scende dal supporto di ottone fin sotto il ripiano',
      en: 'Long straight dark brown wig falling from a brass stand to below the shelf',
    },
  },
  'protesi-donna-3': {
    ...portrait,
    alt: {
      it: 'Caschetto biondo miele su supporto di noce, con la riga sottile sul monofilo al centro',
      en: 'Honey blonde bob on a walnut stand, with the fine monofilament parting at its centre',
    },
  },
  'protesi-donna-4': {
    ...portrait,
    alt: {
      it: 'Parrucca lunga e mossa grigio argento distesa su lino, le onde aperte verso il basso',
      en: 'Long wavy silver grey wig laid out on linen, its waves opening downwards',
    },
  },
  'protesi-donna-5': {
    ...portrait,
    alt: {
      it: 'Infoltitore castano ramato con quattro piccole clip attorno alla base, su travertino',
      en: 'Auburn topper with four small clips around its base, on travertine',
    },
  },
  'protesi-donna-6': {
    ...portrait,
    alt: {
      it: 'Interno di una parrucca castano medio: calotta morbida, tulle e cuciture piatte',
      en: 'Inside of a medium brown wig: soft cap, tulle and flat seams',
    },
  },
  'protesi-donna-7': {
    ...portrait,
    alt: {
      it: 'Riga di una parrucca nera vista da vicino, i capelli annodati uno a uno sul monofilo',
      en: 'Parting of a black wig seen close up, each hair knotted singly onto monofilament',
    },
  },
  'protesi-donna-8': {
    ...portrait,
    alt: {
      it: 'Tulle davanti di una parrucca rosso rame, il margine ancora da rifilare steso su noce',
      en: 'Front lace of a copper red wig, its margin still untrimmed, spread on walnut',
    },
  },
  'protesi-donna-9': {
    ...portrait,
    alt: {
      it: 'Metro da sarta, calotta di tulle e tre campioni di capelli per una parrucca su misura',
      en: 'Tape measure, tulle cap and three hair samples for a made-to-measure wig',
    },
  },
  'protesi-donna-10': {
    ...portrait,
    alt: {
      it: 'Parrucca biondo chiaro di media lunghezza stesa su travertino, con un righello di ottone',
      en: 'Light blonde mid-length wig laid on travertine with a brass rule beside it',
    },
  },
  'protesi-donna-11': {
    ...portrait,
    alt: {
      it: 'Parrucca biondo platino raccolta in una scatola tonda di carta, con velina e nastro di lino',
      en: 'Platinum blonde wig coiled in a round paper box with tissue and a linen ribbon',
    },
  },

  'tape-adhesivi-1': {
    ...portrait,
    alt: {
      it: 'Foglio di adesivi pretagliati per tape-in, uno sollevato a metà dalla carta, su lino',
      en: 'Sheet of pre-cut tape-in tabs, one half lifted from its backing, on linen',
    },
  },
  'tape-adhesivi-2': {
    ...portrait,
    alt: {
      it: 'Rotolo di nastro biadesivo trasparente su travertino, con un tratto svolto in primo piano',
      en: 'Roll of clear double-sided tape on travertine, a length unwound in front of it',
    },
  },
  'tape-adhesivi-3': {
    ...portrait,
    alt: {
      it: 'Sei strisce curve di biadesivo per attaccatura, disposte ad arco su un piano di noce',
      en: 'Six curved strips of hairline tape arranged in arcs on walnut',
    },
  },

  'lifestyle-1': {
    ...landscape,
    alt: {
      it: 'Treccia castano ramato posata di traverso su un lino sgualcito, in luce radente',
      en: 'Auburn braid lying across crumpled linen in raking light',
    },
  },
  'lifestyle-2': {
    ...landscape,
    alt: {
      it: 'Onde di capelli biondo miele che riempiono l’inquadratura, lucide sulla cresta',
      en: 'Waves of honey blonde hair filling the frame, glossy along their crests',
    },
  },
  'lifestyle-3': {
    ...landscape,
    alt: {
      it: 'Capelli neri raccolti in un nodo morbido, due ciocche sciolte sul travertino',
      en: 'Black hair gathered into a loose knot, two strands trailing over travertine',
    },
  },
  'lifestyle-4': {
    ...landscape,
    alt: {
      it: 'Capelli biondo platino che si aprono a velo sulle pieghe di una tela di lino',
      en: 'Platinum blonde hair spreading like a veil over the folds of a linen cloth',
    },
  },
  'lifestyle-5': {
    ...landscape,
    alt: {
      it: 'Lunghezze castano medio pettinate diritte da un pettine di legno a denti larghi',
      en: 'Medium brown lengths combed straight by a wide-toothed wooden comb',
    },
  },
  'lifestyle-6': {
    ...landscape,
    alt: {
      it: 'Anello di ottone con ciocche campione, dal nero all’argento, aperte a raggiera su noce',
      en: 'Brass ring of hair swatches, from black to silver, spread like rays on walnut',
    },
  },
} as const satisfies Record<string, PictureEntry>

export type PictureName = keyof typeof pictures

/** Address of a picture's file until the studio's masters replace it. */
export function pictureAddress(name: PictureName): string {
  return `/images/${name}.svg`
}

/** The pictures of each line's gallery, in the order they are shown; none is empty. */
export const galleries: Record<Category, readonly [PictureName, ...PictureName[]]> = {
  'tape-in-kit': [
    'tape-in-kit-1',
    'tape-in-kit-2',
    'tape-in-kit-3',
    'tape-in-kit-4',
    'tape-in-kit-5',
    'tape-in-kit-6',
  ],
  'keratin-tips': ['keratin-tips-1', 'keratin-tips-2', 'keratin-tips-3', 'keratin-tips-4'],
  'bulk-human-hair': [
    'bulk-human-hair-1',
    'bulk-human-hair-2',
    'bulk-human-hair-3',
    'bulk-human-hair-4',
    'bulk-human-hair-5',
    'bulk-human-hair-6',
    'bulk-human-hair-7',
    'bulk-human-hair-8',
    'bulk-human-hair-9',
    'bulk-human-hair-10',
    'bulk-human-hair-11',
  ],
  'weft-machine-sewn': [
    'weft-machine-sewn-1',
    'weft-machine-sewn-2',
    'weft-machine-sewn-3',
    'weft-machine-sewn-4',
  ],
  'italian-keratine-glue': [
    'italian-keratine-glue-1',
    'italian-keratine-glue-2',
    'italian-keratine-glue-3',
  ],
  'protesi-uomo': [
    'protesi-uomo-1',
    'protesi-uomo-2',
    'protesi-uomo-3',
    'protesi-uomo-4',
    'protesi-uomo-5',
    'protesi-uomo-6',
    'protesi-uomo-7',
  ],
  'protesi-donna': [
    'protesi-donna-1',
    'protesi-donna-2',
    'protesi-donna-3',
    'protesi-donna-4',
    'protesi-donna-5',
    'protesi-donna-6',
    'protesi-donna-7',
    'protesi-donna-8',
    'protesi-donna-9',
    'protesi-donna-10',
    'protesi-donna-11',
  ],
  'tape-adhesivi': ['tape-adhesivi-1', 'tape-adhesivi-2', 'tape-adhesivi-3'],
}

/** The six lifestyle pictures. */
export const lifestyle: readonly PictureName[] = [
  'lifestyle-1',
  'lifestyle-2',
  'lifestyle-3',
  'lifestyle-4',
  'lifestyle-5',
  'lifestyle-6',
]
