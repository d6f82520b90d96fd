import type { Category } from '../../src/shared/categories'
import type { ProductFacts } from '../../src/shared/products'

/** A product of the first catalogue; ids are made when it is sown. */
export interface CatalogueEntry extends Partial<ProductFacts> {
  name: string
  nameEn: string
  category: Category
  /** Its own, or one of its line’s gallery. */
  picture: string
  description: string
  descriptionEn: string
  featured?: 1
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'Tape-in 40 cm, castano scuro',
    nameEn: 'Tape-in 40 cm, dark brown',
    category: 'tape-in-kit',
    picture: 'tape-in-kit-1',
    description:
      'La misura più corta: infoltisce un taglio medio; su un taglio più corto le punte si sfumano dopo l’applicazione.',
    descriptionEn:
      'The shortest length, for adding body to a mid-length cut; on a shorter cut, blend the ends in after fitting.',
    shade: 'dark-brown',
    lengthCm: 40,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 50 cm, castano naturale',
    nameEn: 'Tape-in 50 cm, natural brown',
    category: 'tape-in-kit',
    picture: 'product-tape-in-50-natural-brown',
    description: 'Un castano senza riflessi marcati, facile da accostare alla base della cliente.',
    descriptionEn: 'A brown with no strong undertone, easy to match to a natural base.',
    featured: 1,
    shade: 'natural-brown',
    lengthCm: 50,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 50 cm, balayage miele',
    nameEn: 'Tape-in 50 cm, honey balayage',
    category: 'tape-in-kit',
    picture: 'product-tape-in-50-honey-balayage',
    description:
      'Radice castana che sfuma nel miele verso le punte: tra un appuntamento e l’altro la ricrescita si nota meno.',
    descriptionEn:
      'Brown at the root and honey at the ends, so regrowth shows less between appointments.',
    shade: 'honey-balayage',
    lengthCm: 50,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 60 cm, biondo platino',
    nameEn: 'Tape-in 60 cm, platinum blonde',
    category: 'tape-in-kit',
    picture: 'product-tape-in-60-platinum',
    description:
      'Per passare da un taglio medio a uno lungo: per la testa intera servono 2–4 confezioni. Un tono così chiaro richiede shampoo delicato e poco calore.',
    descriptionEn:
      'For going from mid-length to long: allow 2–4 packs for a full head. A shade this pale needs a mild shampoo and little heat.',
    shade: 'platinum',
    lengthCm: 60,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 40 cm, nero naturale',
    nameEn: 'Tape-in 40 cm, natural black',
    category: 'tape-in-kit',
    picture: 'product-tape-in-40-black',
    description:
      'Per infoltire i lati di un taglio pari. Su una base scura il biadesivo si può notare: la coppia si copre con uno strato più spesso di capelli della cliente.',
    descriptionEn:
      'For filling out the sides of a blunt cut. Tape can catch the eye against black hair, so leave a thicker layer of the client’s own hair to fall over each pair.',
    shade: 'black',
    lengthCm: 40,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 50 cm, castano cioccolato',
    nameEn: 'Tape-in 50 cm, chocolate brown',
    category: 'tape-in-kit',
    picture: 'product-tape-in-50-chocolate',
    description:
      'Un castano profondo con riflessi caldi, rossi alla luce. Si sceglie guardando le lunghezze della cliente, non la radice: sono quelle che si vedranno accanto alle ciocche.',
    descriptionEn:
      'A deep brown with warmth underneath that shows red in the light. Match it to the client’s lengths rather than to her roots, since those are what will lie beside the pieces.',
    shade: 'chocolate',
    lengthCm: 50,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 50 cm, biondo chiaro',
    nameEn: 'Tape-in 50 cm, light blonde',
    category: 'tape-in-kit',
    picture: 'product-tape-in-50-light-blonde',
    description:
      'Mezza confezione, alternata a mezza di un biondo più caldo, dà un effetto schiarito senza decolorare i capelli della cliente.',
    descriptionEn:
      'Alternate half a pack with half of a warmer blonde for a highlighted effect, with no bleach on the client’s own hair.',
    shade: 'light-blonde',
    lengthCm: 50,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 60 cm, castano scuro',
    nameEn: 'Tape-in 60 cm, dark brown',
    category: 'tape-in-kit',
    picture: 'product-tape-in-60-dark-brown',
    description:
      'Un castano quasi nero: le punte si sfumano dopo l’applicazione, perché il taglio di partenza non faccia scalino.',
    descriptionEn:
      'A near-black brown, to be textured after fitting so that no step shows where the natural cut ends.',
    shade: 'dark-brown',
    lengthCm: 60,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Ciocche alla cheratina 40 cm, nero naturale, lisce',
    nameEn: 'Keratin-tip strands 40 cm, natural black, straight',
    category: 'keratin-tips',
    picture: 'keratin-tips-1',
    description:
      'A questa lunghezza servono a infoltire più che ad allungare: un taglio medio prende corpo, soprattutto ai lati.',
    descriptionEn:
      'At this length they are used less to lengthen than to fill out a mid-length cut, above all at the sides.',
    shade: 'black',
    lengthCm: 40,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 50 cm, biondo miele, lisce',
    nameEn: 'Keratin-tip strands 50 cm, honey blonde, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-50-honey',
    description:
      'Si saldano una alla volta, con la pinza a caldo: l’attacco resta piccolo, e i capelli si muovono liberi e si possono raccogliere.',
    descriptionEn:
      'Bonded one at a time with the fusion iron. The bond stays small, so the hair moves freely and can still be worn up.',
    featured: 1,
    shade: 'honey',
    lengthCm: 50,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 60 cm, castano cioccolato, mosse',
    nameEn: 'Keratin-tip strands 60 cm, chocolate brown, wavy',
    category: 'keratin-tips',
    picture: 'product-keratin-60-chocolate-wavy',
    description:
      'Onda morbida, da asciugare con il diffusore o all’aria. Si accorda con una chioma già mossa; se la base è liscia, va messo in conto il tempo della piega.',
    descriptionEn:
      'A loose wave, to dry with a diffuser or naturally. It blends into hair that already has some movement; on a straight base, allow time for styling.',
    shade: 'chocolate',
    lengthCm: 60,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 70 cm, rosso ramato, lisce',
    nameEn: 'Keratin-tip strands 70 cm, copper red, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-70-copper',
    description:
      'Capelli così lunghi si annodano sulla nuca: alla cliente si consigliano una spazzola morbida, mattina e sera, e una treccia morbida per la notte.',
    descriptionEn:
      'Hair this long knots at the nape, so advise a soft brush morning and evening, and a loose plait at night.',
    shade: 'copper',
    lengthCm: 70,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 40 cm, castano dorato, lisce',
    nameEn: 'Keratin-tip strands 40 cm, golden brown, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-40-golden-brown',
    description:
      'Il dorato illumina un castano spento senza colorarlo: bastano poche ciocche ai lati del viso e sotto la riga, coperte da uno strato di capelli della cliente.',
    descriptionEn:
      'A few of these beside the face and below the parting, under a layer of the client’s own hair, brighten a flat brown with no colouring.',
    shade: 'golden-brown',
    lengthCm: 40,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 50 cm, castano scuro, lisce',
    nameEn: 'Keratin-tip strands 50 cm, dark brown, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-50-dark-brown',
    description:
      'Verso le tempie, dove i capelli sono più fini, ogni ciocca si può dividere in due nel senso della lunghezza.',
    descriptionEn:
      'Towards the temples, where hair is finer, each strand can be split lengthwise at the tip into two smaller ones.',
    shade: 'dark-brown',
    lengthCm: 50,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 60 cm, biondo platino, lisce',
    nameEn: 'Keratin-tip strands 60 cm, platinum blonde, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-60-platinum',
    description:
      'Su capelli decolorati la pinza a caldo si tiene sulla sola cheratina, mai sul fusto. Un tono così chiaro prende il colore di ciò che tocca: creme solari, shampoo pigmentati, acqua di piscina.',
    descriptionEn:
      'On bleached hair, keep the fusion iron on the keratin and off the shaft. A shade this pale takes up whatever touches it: sun cream, tinted shampoo, pool water.',
    shade: 'platinum',
    lengthCm: 60,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 70 cm, nero naturale, mosse',
    nameEn: 'Keratin-tip strands 70 cm, natural black, wavy',
    category: 'keratin-tips',
    picture: 'product-keratin-70-black-wavy',
    description:
      'Il mosso accorcia: indossate, queste ciocche sembrano più corte di una ciocca liscia di pari misura. La cliente va avvisata prima della scelta.',
    descriptionEn:
      'A wave takes up length: worn, these look shorter than a straight strand of the same size. Tell the client so before she chooses.',
    shade: 'black',
    lengthCm: 70,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Capelli sfusi 30 cm, castano scuro, lisci, 100 g',
    nameEn: 'Bulk hair 30 cm, dark brown, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-1',
    description:
      'Per riparare una parrucca, rinfoltire un’attaccatura o annodare un toupet da uomo.',
    descriptionEn: 'For mending a wig, filling in a hairline or knotting a man’s toupee.',
    shade: 'dark-brown',
    lengthCm: 30,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 40 cm, castano medio, mossi, 200 g',
    nameEn: 'Bulk hair 40 cm, medium brown, wavy, 200 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-40-medium-brown-wavy',
    description:
      'Per chi annoda a mano e vuole un movimento già nel capello, senza doverlo creare a lavoro finito.',
    descriptionEn:
      'For makers who knot by hand and want the movement in the hair itself, not put in afterwards.',
    shade: 'medium-brown',
    lengthCm: 40,
    weightG: 200,
  },
  {
    name: 'Capelli sfusi 50 cm, castano naturale, lisci, 100 g',
    nameEn: 'Bulk hair 50 cm, natural brown, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-50-natural-brown',
    description:
      'Per i saloni che preparano da sé le extension: ciocche del peso voluto, o tessiture della larghezza che serve.',
    descriptionEn:
      'For salons that make their own extensions: strands of whatever weight they want, or wefts of the width they need.',
    featured: 1,
    shade: 'natural-brown',
    lengthCm: 50,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 60 cm, biondo chiaro, lisci, 500 g',
    nameEn: 'Bulk hair 60 cm, light blonde, straight, 500 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-60-light-blonde',
    description:
      'Il formato per laboratori e grossisti. Un biondo chiaro si può scurire, dopo una prepigmentazione.',
    descriptionEn:
      'The pack for workrooms and wholesalers. Light blonde can be darkened once pre-pigmented.',
    shade: 'light-blonde',
    lengthCm: 60,
    weightG: 500,
  },
  {
    name: 'Capelli sfusi 70 cm, nero naturale, lisci, 200 g',
    nameEn: 'Bulk hair 70 cm, natural black, straight, 200 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-70-black',
    description:
      'Per parrucche lunghe. A 70 cm i capelli si arruffano in fretta: il mazzo si tiene tra le carde e se ne sfilano pochi per volta.',
    descriptionEn:
      'For long wigs. At 70 cm hair tangles quickly: keep the bundle between drawing mats and pull out a few hairs at a time.',
    shade: 'black',
    lengthCm: 70,
    weightG: 200,
  },
  {
    name: 'Capelli sfusi 30 cm, biondo platino, lisci, 100 g',
    nameEn: 'Bulk hair 30 cm, platinum blonde, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-30-platinum',
    description:
      'Per colpi di luce da annodare in una base più scura, o da tingere in toni pastello: sul platino il colore resta fedele.',
    descriptionEn:
      'For highlights knotted into a darker base, or for colouring to pastel shades, which show true on platinum.',
    shade: 'platinum',
    lengthCm: 30,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 40 cm, grigio argento, lisci, 100 g',
    nameEn: 'Bulk hair 40 cm, silver, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-40-silver',
    description:
      'Si usano da soli o mescolati a un castano sul cardo, nella proporzione che serve: così si compone un brizzolato che non sembra tinto.',
    descriptionEn:
      'Used alone, or blended with a brown on the hackle in whatever proportion the wearer needs: that is how to make up a grey that does not look dyed.',
    shade: 'silver',
    lengthCm: 40,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 50 cm, castano scuro, mossi, 500 g',
    nameEn: 'Bulk hair 50 cm, dark brown, wavy, 500 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-50-dark-brown-wavy',
    description:
      'Per chi produce in serie. Il mosso torna dopo ogni lavaggio, se i capelli si asciugano all’aria; con phon e spazzola restano lisci fino al lavaggio seguente.',
    descriptionEn:
      'For production in quantity. The wave returns after washing if the hair dries naturally; blow-dried over a brush it goes straight until the next wash.',
    shade: 'dark-brown',
    lengthCm: 50,
    weightG: 500,
  },
  {
    name: 'Capelli sfusi 60 cm, castano dorato, lisci, 200 g',
    nameEn: 'Bulk hair 60 cm, golden brown, straight, 200 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-60-golden-brown',
    description: 'Un tono intermedio, che si scurisce facilmente e accetta un riflessante.',
    descriptionEn: 'A mid shade, easy to darken and ready to take a gloss.',
    shade: 'golden-brown',
    lengthCm: 60,
    weightG: 200,
  },
  {
    name: 'Tessitura 40 cm, castano cenere, 80 g',
    nameEn: 'Weft 40 cm, ash brown, 80 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-40-ash-brown',
    description:
      'Per la sola nuca o per dare volume ai lati. Se la si taglia, la cucitura va fermata con qualche punto.',
    descriptionEn:
      'For the nape alone or for volume at the sides. If you cut it, secure the seam with a few stitches.',
    shade: 'ash-brown',
    lengthCm: 40,
    widthCm: 50,
    weightG: 80,
  },
  {
    name: 'Tessitura 50 cm, castano dorato, 100 g',
    nameEn: 'Weft 50 cm, golden brown, 100 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-50-golden-brown',
    description: 'Ha il peso che di solito basta ad allungare capelli di media densità.',
    descriptionEn: 'Its weight is usually enough to lengthen hair of medium density.',
    featured: 1,
    shade: 'golden-brown',
    lengthCm: 50,
    widthCm: 75,
    weightG: 100,
  },
  {
    name: 'Tessitura 60 cm, rosso ramato, 120 g',
    nameEn: 'Weft 60 cm, copper red, 120 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-60-copper',
    description:
      'Si ripiega in due file o si divide in parti più strette. I ramati sbiadiscono prima dei castani: si lavano con acqua tiepida e shampoo per capelli colorati.',
    descriptionEn:
      'Fold it into two rows or divide it into narrower pieces. Coppers fade sooner than browns, so wash in lukewarm water with a colour-safe shampoo.',
    shade: 'copper',
    lengthCm: 60,
    widthCm: 100,
    weightG: 120,
  },
  {
    name: 'Tessitura 70 cm, nero naturale, 100 g',
    nameEn: 'Weft 70 cm, natural black, 100 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-70-black',
    description:
      'È la lunghezza per code basse, trecce e acconciature da sera. Con alcune clip cucite lungo il bordo diventa un’extension da mettere per una sera.',
    descriptionEn:
      'The length for low ponytails, long plaits and evening styles. Sew clips along the seam and it becomes a clip-in for one evening.',
    shade: 'black',
    lengthCm: 70,
    widthCm: 75,
    weightG: 100,
  },
  {
    name: 'Tessitura 40 cm, castano cioccolato, 100 g',
    nameEn: 'Weft 40 cm, chocolate brown, 100 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-40-chocolate',
    description:
      'Molti capelli su 75 cm: la fila risulta fitta e riempie da sola la nuca di un taglio medio.',
    descriptionEn:
      'A lot of hair on 75 cm (30 in) makes a dense row that fills out the nape of a mid-length cut by itself.',
    shade: 'chocolate',
    lengthCm: 40,
    widthCm: 75,
    weightG: 100,
  },
  {
    name: 'Tessitura 50 cm, castano scuro, 80 g',
    nameEn: 'Weft 50 cm, dark brown, 80 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-50-dark-brown',
    description:
      'Ottanta grammi su un metro intero: una tessitura leggera, per dare volume senza che se ne senta il peso. Si distribuisce su due o tre file basse.',
    descriptionEn:
      'Eighty grams spread over a full metre make a light weft, for volume without noticeable weight. Divide it between two or three low rows.',
    shade: 'dark-brown',
    lengthCm: 50,
    widthCm: 100,
    weightG: 80,
  },
  {
    name: 'Tessitura 60 cm, biondo miele, 120 g',
    nameEn: 'Weft 60 cm, honey blonde, 120 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-60-honey',
    description:
      'Prima di tagliarla si misura la fila sulla testa, da una tempia all’altra: la cucitura si interrompe solo dove serve.',
    descriptionEn:
      'Measure the row on the head from temple to temple before cutting, so that the stitching is broken only where it has to be.',
    shade: 'honey',
    lengthCm: 60,
    widthCm: 100,
    weightG: 120,
  },
  {
    name: 'Tessitura 70 cm, castano medio, 120 g',
    nameEn: 'Weft 70 cm, medium brown, 120 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-70-medium-brown',
    description:
      'Un castano medio accetta tonalizzanti e riflessanti, ma il colore va provato su una ciocca vicino al bordo, che resterà coperta.',
    descriptionEn:
      'Medium brown takes toners and glosses; try the colour first on a strand near the edge, where it will be covered.',
    shade: 'medium-brown',
    lengthCm: 70,
    widthCm: 100,
    weightG: 120,
  },
  {
    name: 'Colla di cheratina in stick, ambra',
    nameEn: 'Keratin glue sticks, amber',
    category: 'italian-keratine-glue',
    picture: 'italian-keratine-glue-1',
    description: 'L’ambra si confonde con i castani e i biondi caldi.',
    descriptionEn: 'Amber blends into browns and warm blondes.',
    featured: 1,
    format: 'stick, ambra',
    formatEn: 'sticks, amber',
  },
  {
    name: 'Colla di cheratina in stick, nera',
    nameEn: 'Keratin glue sticks, black',
    category: 'italian-keratine-glue',
    picture: 'italian-keratine-glue-2',
    description: 'Per capelli neri e castani molto scuri, dove un attacco chiaro si noterebbe.',
    descriptionEn: 'For black and very dark brown hair, where a pale bond would show.',
    format: 'stick, nera',
    formatEn: 'sticks, black',
  },
  {
    name: 'Colla di cheratina in grani, trasparente',
    nameEn: 'Keratin glue granules, clear',
    category: 'italian-keratine-glue',
    picture: 'italian-keratine-glue-3',
    description:
      'Si sciolgono pochi per volta, per preparare serie di ciocche uguali, anche nei toni chiari.',
    descriptionEn:
      'Melted a few at a time, for making up matching sets of strands, pale shades included.',
    format: 'grani, trasparente',
    formatEn: 'granules, clear',
  },
  {
    name: 'Protesi in lace, castano naturale',
    nameEn: 'Lace hair system, natural brown',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-1',
    description:
      'Il lace è una rete fine e traspirante, che all’attaccatura lascia vedere la pelle: i capelli si possono pettinare all’indietro. La densità 120% è naturale, meno piena della 130%.',
    descriptionEn:
      'Lace is a fine, breathable mesh that lets skin show at the hairline, so the hair can be worn off the face. A density of 120% is natural, less full than 130%.',
    featured: 1,
    shade: 'natural-brown',
    base: 'densità 120%, rete fine',
    baseEn: '120% density, fine mesh',
  },
  {
    name: 'Protesi front lace, castano chiaro',
    nameEn: 'Lace-front hair system, light brown',
    category: 'protesi-uomo',
    picture: 'product-men-front-lace-light-brown',
    description:
      'Il lace è soltanto davanti, dove si guarda; dietro, dove il pettine tira, la base è più resistente. La densità 130% si accorda con lati e nuca ancora folti.',
    descriptionEn:
      'Lace only at the front, where people look, and a sturdier base behind, where the comb pulls. A density of 130% suits hair that is still full at the sides and back.',
    shade: 'light-brown',
    base: 'densità 130%, lace solo davanti',
    baseEn: '130% density, lace at the front only',
  },
  {
    name: 'Protesi in monofilo, brizzolato',
    nameEn: 'Monofilament hair system, salt and pepper',
    category: 'protesi-uomo',
    picture: 'product-men-monofilament-salt-and-pepper',
    description:
      'Monofilo al centro e bordo in poly: una base per tutti i giorni. Con una manutenzione regolare dura fino a 12–18 mesi.',
    descriptionEn:
      'Monofilament on top with a poly edge: a base for every day. Worn with care, it lasts up to 12–18 months.',
    shade: 'salt-and-pepper',
    base: 'densità 130%, bordo in poly',
    baseEn: '130% density, poly edge',
  },
  {
    name: 'Protesi in poly sottile, nero naturale',
    nameEn: 'Thin-poly hair system, natural black',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-4',
    description:
      'Una pellicola sottile, liscia all’interno, su cui il biadesivo aderisce bene. È delicata e dura meno del monofilo: se la protesi si toglie spesso, è più robusto il monofilo con il bordo in poly.',
    descriptionEn:
      'A thin film, smooth on the inside, so tape grips well. It is delicate and wears out sooner than monofilament: if you take it off often, monofilament with a poly edge is sturdier.',
    shade: 'black',
    base: 'densità 120%, pellicola liscia',
    baseEn: '120% density, smooth film',
  },
  {
    name: 'Protesi in lace, castano scuro',
    nameEn: 'Lace hair system, dark brown',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-5',
    description:
      'La stessa rete del modello a densità 120%, con più capelli: per chi ha capelli folti e scuri, perché una densità minore farebbe vedere il passaggio.',
    descriptionEn:
      'The same lace as the 120% system, with more hair on it: for men whose own is thick and dark, where a lower density would show the join.',
    shade: 'dark-brown',
    base: 'densità 130%, per capelli folti',
    baseEn: '130% density, for thick hair',
  },
  {
    name: 'Protesi in monofilo, castano chiaro',
    nameEn: 'Monofilament hair system, light brown',
    category: 'protesi-uomo',
    picture: 'product-men-monofilament-light-brown',
    description:
      'Densità naturale su una base che non si deforma, per chi ha perso solo una parte dei capelli. La base segue la sagoma presa in consulenza.',
    descriptionEn:
      'A natural density on a base that keeps its shape, for men who have lost only some of their hair. The base follows a template made at the consultation.',
    shade: 'light-brown',
    base: 'densità 120%, base stabile',
    baseEn: '120% density, stable base',
  },
  {
    name: 'Parrucca con calotta morbida, corta, castano naturale',
    nameEn: 'Soft-cap wig, short, natural brown',
    category: 'protesi-donna',
    picture: 'product-wig-short-natural-brown',
    description:
      'La calotta è morbida, per una cute che si irrita facilmente. Se viene prima della chemioterapia, accordiamo colore e taglio con i Suoi capelli.',
    descriptionEn:
      'A soft cap, for a scalp that is easily irritated. If you come before chemotherapy, we match colour and cut to your own hair.',
    featured: 1,
    shade: 'natural-brown',
    base: 'calotta morbida',
    baseEn: 'soft cap',
  },
  {
    name: 'Parrucca front lace, lunga, castano scuro',
    nameEn: 'Lace-front wig, long, dark brown',
    category: 'protesi-donna',
    picture: 'product-wig-long-dark-brown',
    description:
      'Con il lace davanti i capelli sembrano nascere dalla pelle; se si portano indietro, serve il biadesivo.',
    descriptionEn:
      'With lace at the front the hair seems to grow from the skin; swept back, it needs tape.',
    shade: 'dark-brown',
    base: 'front lace',
    baseEn: 'lace front',
  },
  {
    name: 'Parrucca in monofilo, caschetto, biondo miele',
    nameEn: 'Monofilament wig, bob, honey blonde',
    category: 'protesi-donna',
    picture: 'product-wig-bob-honey',
    description:
      'Sul monofilo i capelli sono annodati a mano, perciò la riga si può portare a destra, a sinistra o al centro. Il caschetto si rifinisce in testa, seguendo il viso.',
    descriptionEn:
      'The hair is knotted by hand onto monofilament, so it can be parted left, right or down the middle. The bob is finished on the head, to follow the face.',
    shade: 'honey',
    base: 'monofilo',
    baseEn: 'monofilament',
  },
  {
    name: 'Parrucca su misura, lunga e mossa, grigio argento',
    nameEn: 'Made-to-measure wig, long and wavy, silver',
    category: 'protesi-donna',
    picture: 'product-wig-long-silver-wavy',
    description:
      'Si comincia dalle misure della testa e da un campione di capelli, o da una foto. Il grigio è una miscela di più toni, come in natura.',
    descriptionEn:
      'We start from head measurements and a sample of hair, or a photo. The silver is a blend of tones, as it is in natural hair.',
    shade: 'silver',
    base: 'su misura',
    baseEn: 'made to measure',
  },
  {
    name: 'Infoltitore con clip, castano ramato',
    nameEn: 'Clip-in topper, auburn',
    category: 'protesi-donna',
    picture: 'protesi-donna-5',
    description:
      'Copre la riga e la sommità dove i capelli si sono diradati, e lascia liberi quelli ai lati. Servono capelli propri abbastanza forti da reggere le clip.',
    descriptionEn:
      'Covers the parting and the top, where hair has thinned, and leaves the sides free. You need hair of your own that is strong enough to hold the clips.',
    shade: 'auburn',
    base: 'con clip',
    baseEn: 'clip-in',
  },
  {
    name: 'Parrucca front lace, caschetto, castano cenere',
    nameEn: 'Lace-front wig, bob, ash brown',
    category: 'protesi-donna',
    picture: 'product-wig-bob-ash-brown',
    description:
      'Un tono freddo, senza riflessi rossi, che si accosta bene a una carnagione chiara. Il caschetto si può portare dietro l’orecchio.',
    descriptionEn:
      'A cool tone without red in it, flattering on fair skin. The bob can be worn behind the ear.',
    shade: 'ash-brown',
    base: 'front lace',
    baseEn: 'lace front',
  },
  {
    name: 'Infoltitore con clip, biondo chiaro',
    nameEn: 'Clip-in topper, light blonde',
    category: 'protesi-donna',
    picture: 'product-topper-light-blonde',
    description:
      'Il tono si sceglie alla luce del giorno, accanto ai capelli con cui si fonderà. Se i Suoi stanno tra due toni, li proviamo entrambi.',
    descriptionEn:
      'Match it in daylight to the hair it will blend into. If yours is between two shades, we try both.',
    shade: 'light-blonde',
    base: 'con clip',
    baseEn: 'clip-in',
  },
  {
    name: 'Adesivi pretagliati per extension tape-in',
    nameEn: 'Pre-cut tabs for tape-in extensions',
    category: 'tape-adhesivi',
    picture: 'tape-adhesivi-1',
    description:
      'Larghi quanto la ciocca, per riposizionare le extension. Prima si tolgono i residui di adesivo, altrimenti il biadesivo nuovo non tiene.',
    descriptionEn:
      'The width of the tape-in piece, for refitting a set. Clean off every trace of old adhesive first, or the new tape will not hold.',
    format: 'adesivi pretagliati',
    formatEn: 'pre-cut tabs',
  },
  {
    name: 'Nastro biadesivo in rotolo per protesi',
    nameEn: 'Double-sided tape for hair systems, roll',
    category: 'tape-adhesivi',
    picture: 'tape-adhesivi-2',
    description: 'Per il perimetro della base, da tagliare a misura.',
    descriptionEn: 'For the edge of the base, cut to length.',
    featured: 1,
    format: 'rotolo',
    formatEn: 'roll',
  },
  {
    name: 'Nastro biadesivo sagomato per l’attaccatura',
    nameEn: 'Contour tape for the hairline',
    category: 'tape-adhesivi',
    picture: 'tape-adhesivi-3',
    description: 'Strisce curve per il bordo frontale, dove il nastro dritto farebbe grinze.',
    descriptionEn: 'Curved strips for the front edge, where straight tape would crease.',
    format: 'strisce sagomate',
    formatEn: 'contour strips',
  },
]
