import type { Category } from '../../src/shared/categories'
import type { ProductFacts } from '../../src/shared/products'

/** A product of the first catalogue; ids are made when it is sown. */
export interface CatalogueEntry extends Partial<ProductFacts> {
  name: string
  nameEn: string
  category: Category
  /** Of its line's gallery; the others show the swatch of their shade. */
  picture?: string
  description: string
  descriptionEn: string
  featured: 0 | 1
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'Tape-in 40 cm, castano scuro',
    nameEn: 'Tape-in 40 cm, dark brown',
    category: 'tape-in-kit',
    picture: 'tape-in-kit-1',
    description:
      'La misura più corta dei kit: infoltisce un taglio medio; su uno più corto si pareggia dopo l’applicazione. Venti ciocche da 2,5 g, che si applicano a coppie con una sezione sottile di capelli nel mezzo.',
    descriptionEn:
      'The shortest length of the kits, for adding body to a mid-length cut; on a shorter one, trim it level after fitting. Twenty pieces of 2.5 g, applied in pairs with a fine section of the client’s own hair between them.',
    featured: 0,
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
    description:
      'Un castano senza riflessi marcati, facile da accostare alla base della cliente. La confezione contiene 20 ciocche da 2,5 g, da riposizionare dopo 6–8 settimane.',
    descriptionEn:
      'A brown with no strong undertone, easy to match to a natural base. Each pack holds 20 pieces of 2.5 g, to be refitted after six to eight weeks.',
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
    picture: 'tape-in-kit-3',
    description:
      'Radice castana che schiarisce in miele verso le punte: tra un appuntamento e l’altro la ricrescita si nota meno. Le ciocche si staccano con il solvente e si riapplicano con adesivi nuovi.',
    descriptionEn:
      'Brown at the root and honey at the ends, so regrowth shows less between appointments. The pieces come out with remover and go back in with fresh tape.',
    featured: 0,
    shade: 'honey-balayage',
    lengthCm: 50,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Tape-in 60 cm, biondo platino',
    nameEn: 'Tape-in 60 cm, platinum blonde',
    category: 'tape-in-kit',
    picture: 'tape-in-kit-4',
    description:
      'Per passare da un taglio medio a un lungo. Su tutta la testa una confezione da 20 ciocche di rado basta: il numero si stabilisce in consulenza. Un tono così chiaro vuole shampoo delicato e poco calore.',
    descriptionEn:
      'For going from mid-length to long. One pack of 20 is rarely enough for a full head, so settle the number at the consultation. A shade this pale needs a mild shampoo and little heat.',
    featured: 0,
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
      'Per infoltire i lati di un taglio pari. Su una base scura il biadesivo chiaro si nota: copra la coppia con una sezione più larga di capelli, lasciata cadere sopra.',
    descriptionEn:
      'For filling out the sides of a blunt cut. Clear tape can catch the eye against black hair, so leave a wider section of the client’s own to fall over each pair.',
    featured: 0,
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
      'Un castano profondo con un fondo caldo, che alla luce vira al rosso. Si sceglie guardando le lunghezze della cliente, non la radice: sono quelle che si vedranno accanto alle ciocche.',
    descriptionEn:
      'A deep brown with warmth underneath that turns reddish in the light. Match it to the client’s lengths rather than to her roots, since those are what will lie beside the pieces.',
    featured: 0,
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
      'Si può mescolare: metà confezione di biondo chiaro e metà di un biondo più caldo, alternate, danno un effetto schiarito senza toccare i capelli della cliente con la decolorazione.',
    descriptionEn:
      'Made for mixing: alternate half a pack with half of a warmer blonde for a highlighted effect, with no bleach on the client’s own hair.',
    featured: 0,
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
      'Sessanta centimetri di castano quasi nero, da sfilare dopo l’applicazione perché il passaggio dal taglio di partenza non faccia scalino. Il rinnovo si programma tra la sesta e l’ottava settimana.',
    descriptionEn:
      'Sixty centimetres of a near-black brown, to be textured after fitting so that no step shows where the natural cut ends. Book the refit for some point between the sixth and eighth week.',
    featured: 0,
    shade: 'dark-brown',
    lengthCm: 60,
    weightG: 2.5,
    pieces: 20,
  },
  {
    name: 'Ciocche alla cheratina 40 cm, nero naturale, lisce',
    nameEn: 'Keratin tips 40 cm, natural black, straight',
    category: 'keratin-tips',
    picture: 'keratin-tips-1',
    description:
      'Venticinque ciocche da 0,8 g con la cheratina già applicata. A questa lunghezza servono a infoltire più che ad allungare: un taglio medio prende corpo, soprattutto ai lati.',
    descriptionEn:
      'Twenty-five 0.8 g strands, each with the keratin already on its tip. At this length they are used less to lengthen than to fill out a mid-length cut, above all at the sides.',
    featured: 0,
    shade: 'black',
    lengthCm: 40,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 50 cm, biondo miele, lisce',
    nameEn: 'Keratin tips 50 cm, honey blonde, straight',
    category: 'keratin-tips',
    picture: 'keratin-tips-2',
    description:
      'Si applicano a caldo, una alla volta, con la pinza a 180 °C: l’attacco resta piccolo e i capelli si muovono liberi. Un’applicazione dura 3–4 mesi.',
    descriptionEn:
      'Applied one at a time with the iron at 180 °C. The bond stays small, so the hair moves freely and can still be tied up. A fitting lasts three to four months.',
    featured: 1,
    shade: 'honey',
    lengthCm: 50,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 60 cm, castano cioccolato, mosse',
    nameEn: 'Keratin tips 60 cm, chocolate brown, wavy',
    category: 'keratin-tips',
    picture: 'keratin-tips-3',
    description:
      'Onda morbida, da asciugare con il diffusore o all’aria. Si accorda con una chioma già mossa; se la base è liscia, va messo in conto il tempo della piega.',
    descriptionEn:
      'A loose wave, best dried with a diffuser or left to dry by itself. It blends into hair that already has some movement; on a straight base, allow time for styling.',
    featured: 0,
    shade: 'chocolate',
    lengthCm: 60,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 70 cm, rosso ramato, lisce',
    nameEn: 'Keratin tips 70 cm, copper red, straight',
    category: 'keratin-tips',
    picture: 'keratin-tips-4',
    description:
      'La misura più lunga della linea. Capelli così lunghi si annodano sulla nuca: alla cliente vanno consigliate una spazzola morbida, mattina e sera, e una treccia per la notte.',
    descriptionEn:
      'The longest length in the range. Hair this long knots at the nape, so advise the client to use a soft brush morning and evening and to sleep with it in a loose braid.',
    featured: 0,
    shade: 'copper',
    lengthCm: 70,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 40 cm, castano dorato, lisce',
    nameEn: 'Keratin tips 40 cm, golden brown, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-40-golden-brown',
    description:
      'Il dorato illumina un castano spento senza colorarlo: bastano poche ciocche ai lati del viso e lungo la riga. Le altre restano per il ritocco seguente.',
    descriptionEn:
      'A few of these beside the face and along the parting brighten a flat brown with no colouring at all. Keep the rest of the pack for the next visit.',
    featured: 0,
    shade: 'golden-brown',
    lengthCm: 40,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 50 cm, castano scuro, lisce',
    nameEn: 'Keratin tips 50 cm, dark brown, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-50-dark-brown',
    description:
      'Un tono di ogni giorno, da tenere in salone. Per le tempie, dove i capelli sono più fini, ogni ciocca si può dividere in due nel senso della lunghezza.',
    descriptionEn:
      'An everyday shade to keep in stock. For the temples, where hair is finer, each strand can be split lengthwise at the tip into two smaller ones.',
    featured: 0,
    shade: 'dark-brown',
    lengthCm: 50,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 60 cm, biondo platino, lisce',
    nameEn: 'Keratin tips 60 cm, platinum blonde, straight',
    category: 'keratin-tips',
    picture: 'product-keratin-60-platinum',
    description:
      'Su capelli decolorati la pinza si tiene sulla sola cheratina, mai sul fusto. Un tono così chiaro prende il colore di ciò che tocca: solari, shampoo pigmentati, acqua di piscina.',
    descriptionEn:
      'On bleached hair, keep the iron on the keratin and off the shaft. A shade this pale takes up whatever touches it: sun oil, tinted shampoo, pool water.',
    featured: 0,
    shade: 'platinum',
    lengthCm: 60,
    weightG: 0.8,
    pieces: 25,
  },
  {
    name: 'Ciocche alla cheratina 70 cm, nero naturale, mosse',
    nameEn: 'Keratin tips 70 cm, natural black, wavy',
    category: 'keratin-tips',
    picture: 'product-keratin-70-black-wavy',
    description:
      'L’onda si prende parte della lunghezza: indossate, queste ciocche sembrano più corte di una ciocca liscia da 70 cm. Lo dica alla cliente prima di scegliere.',
    descriptionEn:
      'A wave takes up length: worn, these look shorter than a straight strand of the same 70 cm. Tell the client so before she chooses.',
    featured: 0,
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
      'Mazzetto legato alla radice, senza cuciture né adesivo. I laboratori usano i 30 cm per riparare una parrucca, rinfoltire un’attaccatura o annodare un toupet da uomo.',
    descriptionEn:
      'A bundle tied at the root, with no seam and no adhesive. Workrooms use 30 cm for mending wigs, filling in a hairline or knotting a man’s toupee.',
    featured: 0,
    shade: 'dark-brown',
    lengthCm: 30,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 40 cm, castano medio, mossi, 200 g',
    nameEn: 'Bulk hair 40 cm, medium brown, wavy, 200 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-2',
    description:
      'Per chi annoda a mano e vuole un movimento già nel capello, senza doverlo creare a lavoro finito. Prenderne 200 g in una volta permette di tenere lo stesso tono su più lavori piccoli.',
    descriptionEn:
      'For makers who knot by hand and want the movement in the hair itself, not put in afterwards. Taking 200 g at once keeps several small jobs in the same shade.',
    featured: 0,
    shade: 'medium-brown',
    lengthCm: 40,
    weightG: 200,
  },
  {
    name: 'Capelli sfusi 50 cm, castano naturale, lisci, 100 g',
    nameEn: 'Bulk hair 50 cm, natural brown, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-3',
    description:
      'Per i saloni che preparano da sé le extension: con la colla di cheratina diventano ciocche del peso voluto, con una cucitura alla radice una tessitura su misura.',
    descriptionEn:
      'For salons that make their own extensions: add keratin glue for strands of whatever weight you want, or sew it at the root into a weft of the width you need.',
    featured: 1,
    shade: 'natural-brown',
    lengthCm: 50,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 60 cm, biondo chiaro, lisci, 500 g',
    nameEn: 'Bulk hair 60 cm, light blonde, straight, 500 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-4',
    description:
      'È il formato per laboratori e grossisti. Da un biondo chiaro si ottengono i toni più scuri senza decolorare. Per un tono molto più scuro serve prima la prepigmentazione; provi sempre su una ciocca.',
    descriptionEn:
      'The size for workrooms and wholesalers. Light blonde can be taken to darker shades without bleaching. For a much darker shade pre-pigment first, and always test a strand.',
    featured: 0,
    shade: 'light-blonde',
    lengthCm: 60,
    weightG: 500,
  },
  {
    name: 'Capelli sfusi 70 cm, nero naturale, lisci, 200 g',
    nameEn: 'Bulk hair 70 cm, natural black, straight, 200 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-5',
    description:
      'Per parrucche lunghe e pezzi su ordinazione. In lavorazione conviene tenere il mazzo tra le carde e sfilare pochi capelli per volta: a 70 cm si arruffano in fretta.',
    descriptionEn:
      'For long wigs and pieces made to order. Keep the bundle between drawing mats and pull out a few hairs at a time while you work: at 70 cm it tangles quickly.',
    featured: 0,
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
      'Per colpi di luce da annodare in una base più scura, o da tingere in toni pastello: su un platino il pigmento si vede com’è. Prima dell’uso conviene pesare quanto serve e richiudere il mazzo.',
    descriptionEn:
      'For highlights knotted into a darker base, or for dyeing in pastels, which show true on platinum. Weigh out what the job needs and tie the bundle again before you start.',
    featured: 0,
    shade: 'platinum',
    lengthCm: 30,
    weightG: 100,
  },
  {
    name: 'Capelli sfusi 40 cm, grigio argento, lisci, 100 g',
    nameEn: 'Bulk hair 40 cm, silver, straight, 100 g',
    category: 'bulk-human-hair',
    picture: 'bulk-human-hair-9',
    description:
      'Si usano da soli o mescolati a un castano sul cardo, nella proporzione che chiede la persona: così si compone un brizzolato che non sembra tinto.',
    descriptionEn:
      'Used alone, or blended with a brown on the hackle in whatever proportion the wearer needs: that is how to make up a grey that does not look dyed.',
    featured: 0,
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
      'Mezzo chilo per chi produce in serie. L’onda resta dopo il lavaggio, purché si asciughi all’aria; con il phon e la spazzola diventa liscia fino al lavaggio seguente.',
    descriptionEn:
      'Half a kilo, for making in quantity. The wave returns after washing if the hair dries in the air; blow-dried over a brush it goes straight until the next wash.',
    featured: 0,
    shade: 'dark-brown',
    lengthCm: 50,
    weightG: 500,
  },
  {
    name: 'Capelli sfusi 60 cm, castano dorato, lisci, 200 g',
    nameEn: 'Bulk hair 60 cm, golden brown, straight, 200 g',
    category: 'bulk-human-hair',
    picture: 'product-bulk-60-golden-brown',
    description:
      'È un tono intermedio, che si scurisce facilmente e accetta un riflessante. Quanto rendono 200 g in una parrucca dipende dalla base e dalla densità: si calcola prima.',
    descriptionEn:
      'A mid shade, easy to darken and ready to take a gloss. How far 200 g will go in a wig depends on its base and density, so work that out first.',
    featured: 0,
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
      'È larga 50 cm, per la sola nuca o per dare volume ai lati. Si cuce alla treccina o si fissa con gli anellini; se la si taglia, la cucitura va fermata con qualche punto.',
    descriptionEn:
      'A weft 50 cm wide, for the nape alone or for volume at the sides. Sew it to a braid or fix it with micro rings; if you cut it, secure the seam with a few stitches.',
    featured: 0,
    shade: 'ash-brown',
    lengthCm: 40,
    widthCm: 50,
    weightG: 80,
  },
  {
    name: 'Tessitura 50 cm, castano dorato, 100 g',
    nameEn: 'Weft 50 cm, golden brown, 100 g',
    category: 'weft-machine-sewn',
    picture: 'weft-machine-sewn-2',
    description:
      'È larga 75 cm, con il peso che di solito basta ad allungare una testa di media densità. Dura 6–8 mesi, con le file riportate in alto man mano che i capelli crescono.',
    descriptionEn:
      'At 75 cm wide, it has the weight that usually lengthens hair of medium density. Expect six to eight months from it, with the rows moved up as the hair grows out.',
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
    picture: 'weft-machine-sewn-3',
    description:
      'Un metro di cucitura continua, da ripiegare in due file o da dividere in parti più strette. I ramati sbiadiscono prima dei castani: si lavano con acqua tiepida e shampoo per capelli colorati.',
    descriptionEn:
      'A full 100 cm of continuous seam, to fold into two rows or divide into narrower pieces. Coppers fade sooner than browns, so wash in lukewarm water with a colour-safe shampoo.',
    featured: 0,
    shade: 'copper',
    lengthCm: 60,
    widthCm: 100,
    weightG: 120,
  },
  {
    name: 'Tessitura 70 cm, nero naturale, 100 g',
    nameEn: 'Weft 70 cm, natural black, 100 g',
    category: 'weft-machine-sewn',
    picture: 'weft-machine-sewn-4',
    description:
      'È la lunghezza per code alte, trecce e acconciature da sera. Se lungo il bordo si cuciono le clip, la tessitura si mette e si toglie in giornata, senza colla né calore. La larghezza è indicata nel preventivo.',
    descriptionEn:
      'Length for high ponytails, long braids and evening styles. Where clips are sewn along the seam, it goes in and comes out the same day, with no glue and no heat. The width is stated in your quote.',
    featured: 0,
    shade: 'black',
    lengthCm: 70,
    weightG: 100,
  },
  {
    name: 'Tessitura 40 cm, castano cioccolato, 100 g',
    nameEn: 'Weft 40 cm, chocolate brown, 100 g',
    category: 'weft-machine-sewn',
    picture: 'product-weft-40-chocolate',
    description:
      'Molti capelli su 75 cm di cucitura: la fila risulta fitta e riempie da sola la nuca di un taglio medio. Si cuce tenendo il filo lento, perché la treccina non tiri.',
    descriptionEn:
      'A lot of hair on 75 cm of seam makes a dense row that fills out the nape of a mid-length cut by itself. Sew it with the thread slack, so that the braid does not pull.',
    featured: 0,
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
      'Eighty grams spread over a full metre make a light weft, for volume without the weight being felt. Divide it between two or three low rows.',
    featured: 0,
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
      'Il peso maggiore della linea su 100 cm. Prima di tagliarla si misura la fila sulla testa, da una tempia all’altra: la cucitura si interrompe solo dove serve.',
    descriptionEn:
      'The heaviest weight in the range, on a metre of seam. Measure the row on the head from temple to temple before cutting, so that the stitching is broken only where it has to be.',
    featured: 0,
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
      'Per capelli lunghi, sciolti o raccolti. Un castano medio accetta tonalizzanti e riflessi, ma il colore va provato su una ciocca vicino al bordo, che resterà coperta.',
    descriptionEn:
      'For long hair, worn down or up. Medium brown takes toners and glosses; try the colour first on a strand near the edge, where it will be covered.',
    featured: 0,
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
    description:
      'È per la pistola a caldo. Fonde tra 130 e 200 °C: la temperatura si regola secondo lo strumento e lo spessore della ciocca. L’ambra si confonde con i castani e i biondi caldi.',
    descriptionEn:
      'For the hot glue gun. It melts between 130 and 200 °C, so the heat can be set to suit the tool and the thickness of the strand. Amber blends into browns and warm blondes.',
    featured: 1,
    format: 'stick, ambra',
    formatEn: 'sticks, amber',
  },
  {
    name: 'Colla di cheratina in stick, nera',
    nameEn: 'Keratin glue sticks, black',
    category: 'italian-keratine-glue',
    picture: 'italian-keratine-glue-2',
    description:
      'Per capelli neri e castani molto scuri, dove un attacco chiaro si noterebbe. Per togliere una ciocca si applica il solvente, si aspetta il tempo indicato sul flacone e si rompe la cheratina con la pinza.',
    descriptionEn:
      'For black and very dark brown hair, where a pale bond would show. To take a strand out, apply remover, wait as long as the bottle says, then crack the bond with pliers and slide the strand free.',
    featured: 0,
    format: 'stick, nera',
    formatEn: 'sticks, black',
  },
  {
    name: 'Colla di cheratina in grani, trasparente',
    nameEn: 'Keratin glue granules, clear',
    category: 'italian-keratine-glue',
    picture: 'italian-keratine-glue-3',
    description:
      'Si sciolgono pochi grani per volta nel fornellino, si intinge la ciocca e si modella l’attacco. Utile in laboratorio per preparare serie di ciocche uguali, anche nei toni chiari.',
    descriptionEn:
      'Melt a few granules at a time in the pot, dip the end of the strand and shape the tip. Useful in the workroom for making up matching sets, pale shades included.',
    featured: 0,
    format: 'grani, trasparente',
    formatEn: 'granules, clear',
  },
  {
    name: 'Protesi uomo in lace, densità 120%, castano naturale',
    nameEn: 'Men’s lace hair system, 120% density, natural brown',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-1',
    description:
      'Il lace è una rete fine e traspirante, che permette di scoprire l’attaccatura e di pettinarsi all’indietro. La densità 120% è naturale, meno piena della 130%; il taglio si rifinisce in poltrona.',
    descriptionEn:
      'Lace is a fine, breathable mesh that lets the hairline show, so the hair can be combed back. A density of 120% looks natural, less full than 130%; the cut is finished in the chair.',
    featured: 1,
    shade: 'natural-brown',
    base: 'lace, densità 120%',
    baseEn: 'lace, 120% density',
  },
  {
    name: 'Protesi uomo front lace, densità 130%, castano chiaro',
    nameEn: 'Men’s lace-front hair system, 130% density, light brown',
    category: 'protesi-uomo',
    picture: 'product-men-front-lace-light-brown',
    description:
      'Il lace è soltanto davanti, dove si guarda; dietro, dove il pettine tira, la base è più resistente. La densità 130% si accorda con lati e nuca ancora folti.',
    descriptionEn:
      'Lace only at the front, where people look, and a sturdier base behind, where the comb pulls. A density of 130% suits hair that is still full at the sides and back.',
    featured: 0,
    shade: 'light-brown',
    base: 'front lace, densità 130%',
    baseEn: 'lace front, 130% density',
  },
  {
    name: 'Protesi uomo in monofilo, densità 130%, brizzolato',
    nameEn: 'Men’s monofilament hair system, 130% density, salt and pepper',
    category: 'protesi-uomo',
    picture: 'product-men-monofilament-salt-and-pepper',
    description:
      'Ha monofilo al centro e bordo in poly, da fissare con il biadesivo lungo il perimetro: una base per tutti i giorni. Con una manutenzione regolare dura 12–18 mesi.',
    descriptionEn:
      'Monofilament on top with a poly edge, taped around the perimeter: a base for every day. With regular upkeep it lasts 12 to 18 months.',
    featured: 0,
    shade: 'salt-and-pepper',
    base: 'monofilo, densità 130%',
    baseEn: 'monofilament, 130% density',
  },
  {
    name: 'Protesi uomo in poly sottile, densità 120%, nero naturale',
    nameEn: 'Men’s thin-poly hair system, 120% density, natural black',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-4',
    description:
      'La base è una pellicola sottile di poly, liscia all’interno: il biadesivo aderisce bene, ma la pellicola è delicata e va staccata sempre con il solvente. Se la protesi si toglie spesso, è più robusto il monofilo con il bordo in poly.',
    descriptionEn:
      'A thin film of poly, smooth on the inside, so tape grips well. It is delicate: always use remover to lift it. For taking it off often, monofilament with a poly edge is sturdier.',
    featured: 0,
    shade: 'black',
    base: 'poly sottile, densità 120%',
    baseEn: 'thin poly, 120% density',
  },
  {
    name: 'Protesi uomo in lace, densità 130%, castano scuro',
    nameEn: 'Men’s lace hair system, 130% density, dark brown',
    category: 'protesi-uomo',
    picture: 'protesi-uomo-5',
    description:
      'La stessa rete traspirante del lace a densità 120%, con più capelli: per chi ha capelli propri folti e scuri, dove una densità minore farebbe vedere il passaggio.',
    descriptionEn:
      'The same breathable lace as the 120% system, with more hair on it: for men whose own is thick and dark, where a lower density would show the join.',
    featured: 0,
    shade: 'dark-brown',
    base: 'lace, densità 130%',
    baseEn: 'lace, 130% density',
  },
  {
    name: 'Protesi uomo in monofilo, densità 120%, castano chiaro',
    nameEn: 'Men’s monofilament hair system, 120% density, light brown',
    category: 'protesi-uomo',
    picture: 'product-men-monofilament-light-brown',
    description:
      'Densità naturale su una base che non si deforma, per chi ha perso solo una parte dei capelli. La base si rifila sulla sagoma presa in consulenza.',
    descriptionEn:
      'A natural density on a base that keeps its shape, for men who have lost only some of their hair. The base is trimmed to a template made at the consultation.',
    featured: 0,
    shade: 'light-brown',
    base: 'monofilo, densità 120%',
    baseEn: 'monofilament, 120% density',
  },
  {
    name: 'Parrucca con calotta morbida, corta, castano naturale',
    nameEn: 'Soft-cap wig, short, natural brown',
    category: 'protesi-donna',
    picture: 'protesi-donna-1',
    description:
      'La calotta è morbida, perché sta a contatto con la cute. Se sta per iniziare la chemioterapia può venire prima: in un appuntamento privato prendiamo il colore e il taglio dai Suoi capelli, senza fretta.',
    descriptionEn:
      'A cap soft enough to wear next to the skin. If you are about to begin chemotherapy, you are welcome to come beforehand: at a private appointment, with no hurry, we match the colour and the cut to your own hair.',
    featured: 1,
    shade: 'natural-brown',
    base: 'calotta morbida',
    baseEn: 'soft cap',
  },
  {
    name: 'Parrucca front lace, lunga, castano scuro',
    nameEn: 'Lace-front wig, long, dark brown',
    category: 'protesi-donna',
    picture: 'protesi-donna-2',
    description:
      'Con il lace davanti i capelli sembrano nascere dalla fronte, e si possono portare indietro o in una coda bassa. Sono capelli veri: si lavano e si mettono in piega con spazzola e phon.',
    descriptionEn:
      'With lace at the front the hair seems to grow from the forehead, so it can be swept back or tied low. It is human hair: you can wash, blow-dry and set it.',
    featured: 0,
    shade: 'dark-brown',
    base: 'front lace',
    baseEn: 'lace front',
  },
  {
    name: 'Parrucca in monofilo, caschetto, biondo miele',
    nameEn: 'Monofilament wig, bob, honey blonde',
    category: 'protesi-donna',
    picture: 'protesi-donna-3',
    description:
      'Sul monofilo i capelli sono annodati a mano, perciò la riga si può portare a destra, a sinistra o al centro. Il caschetto si rifinisce in testa, seguendo il viso.',
    descriptionEn:
      'The hair is knotted by hand onto monofilament, so it can be parted left, right or down the middle. The bob is finished on the head, to follow the face.',
    featured: 0,
    shade: 'honey',
    base: 'monofilo',
    baseEn: 'monofilament',
  },
  {
    name: 'Parrucca su misura, lunga e mossa, grigio argento',
    nameEn: 'Made-to-measure wig, long and wavy, silver',
    category: 'protesi-donna',
    picture: 'protesi-donna-4',
    description:
      'Si comincia dalle misure della testa e da un campione di capelli, o da una fotografia; base, densità e lunghezza, da 30 a 70 cm, si decidono insieme. Il grigio è una miscela di più toni, come in natura.',
    descriptionEn:
      'We start from head measurements and a sample of hair, or a photo; base, density and length, from 30 to 70 cm, are decided together. The silver is a blend of tones, as it is in natural hair.',
    featured: 0,
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
      'Copre la riga e la sommità dove i capelli si sono diradati, e lascia liberi quelli ai lati. Si aggancia con piccole clip: servono capelli propri abbastanza forti da reggerle.',
    descriptionEn:
      'Covers the parting and the top, where hair has thinned, and leaves the sides free. It fastens with small clips, so you need hair of your own that is strong enough to hold them.',
    featured: 0,
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
      'Un tono freddo, senza riflessi rossi, che si accosta bene a una carnagione chiara. Il lace davanti permette di portare i capelli dietro l’orecchio o lontano dal viso.',
    descriptionEn:
      'A cool tone without red in it, flattering on fair skin. The lace at the front lets the hair be worn behind the ear or away from the face.',
    featured: 0,
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
      'Si sceglie di mezzo tono più chiaro dei propri capelli, perché sulla sommità i capelli schiariscono alla luce. In un appuntamento privato proviamo la misura insieme, davanti allo specchio.',
    descriptionEn:
      'Choose it half a tone lighter than your own hair, since light fades hair first on top. At a private appointment we try the size together, in front of the mirror.',
    featured: 0,
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
      'Adesivi larghi quanto la ciocca, per rimettere le extension dopo averle tolte. Prima si puliscono bene i residui di colla e di solvente, altrimenti il biadesivo nuovo non tiene.',
    descriptionEn:
      'Tabs the width of the tape-in piece, for refitting a set once it has been taken out. Clean off every trace of old adhesive and remover first, or the new tape will not hold.',
    featured: 0,
    format: 'adesivi pretagliati',
    formatEn: 'pre-cut tabs',
  },
  {
    name: 'Nastro biadesivo in rotolo per protesi',
    nameEn: 'Double-sided tape for hair systems, roll',
    category: 'tape-adhesivi',
    picture: 'tape-adhesivi-2',
    description:
      'Si taglia alla lunghezza che serve e segue il perimetro della base. Sulla pelle tiene da pochi giorni a 4 settimane, secondo il sudore e la pulizia fatta prima di applicarlo.',
    descriptionEn:
      'Cut to the length you need and laid around the edge of the base. On skin it holds from a few days to four weeks, depending on perspiration and how well the area was cleaned.',
    featured: 1,
    format: 'rotolo',
    formatEn: 'roll',
  },
  {
    name: 'Nastro biadesivo sagomato per attaccatura',
    nameEn: 'Contour tape for the hairline',
    category: 'tape-adhesivi',
    picture: 'tape-adhesivi-3',
    description:
      'Sono strisce curve per il bordo frontale, dove il nastro dritto farebbe grinze. Sono monouso: ogni volta si stacca la vecchia con il solvente, si pulisce la base e se ne mette una nuova.',
    descriptionEn:
      'Curved strips for the front edge, where straight tape would crease. Single use: each time, lift the old strip with remover, clean the base and lay a new one.',
    featured: 0,
    format: 'strisce sagomate',
    formatEn: 'contour strips',
  },
]
