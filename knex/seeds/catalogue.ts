import type { Category } from '../../src/shared/categories'

/** A product of the first catalogue; ids are made when it is sown. */
export interface CatalogueEntry {
  name: string
  nameEn: string
  category: Category
  description: string
  descriptionEn: string
  featured: 0 | 1
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'Tape-in 40 cm, castano scuro',
    nameEn: 'Tape-in 40 cm, dark brown',
    category: 'tape-in-kit',
    description:
      'La misura più corta dei kit: dà corpo a un carré o a un taglio medio senza stravolgerlo. Venti ciocche adesive da 2,5 g, che si applicano a coppie con un velo di capelli nel mezzo.',
    descriptionEn:
      'The shortest of the kits, for adding body to a bob or a mid-length cut. Twenty 2.5 g strands, applied in pairs with a fine section of the client’s own hair between them.',
    featured: 0,
  },
  {
    name: 'Tape-in 50 cm, castano naturale',
    nameEn: 'Tape-in 50 cm, natural brown',
    category: 'tape-in-kit',
    description:
      'Un castano medio senza riflessi marcati, facile da accostare alla base della cliente. La confezione contiene 20 ciocche da 2,5 g; la tenuta va da 6 a 8 settimane.',
    descriptionEn:
      'A mid brown with no strong undertone, easy to match to a natural base. Each pack holds 20 strands of 2.5 g, and an application stays in for six to eight weeks.',
    featured: 1,
  },
  {
    name: 'Tape-in 50 cm, balayage miele',
    nameEn: 'Tape-in 50 cm, honey balayage',
    category: 'tape-in-kit',
    description:
      'Radice castana che schiarisce in miele verso le punte: tra un appuntamento e l’altro la ricrescita si nota meno. Le ciocche si staccano con il solvente e si riapplicano con adesivi nuovi.',
    descriptionEn:
      'Brown at the root and honey at the ends, so regrowth shows less between appointments. The strands come out with remover and go back in with fresh tape.',
    featured: 0,
  },
  {
    name: 'Tape-in 60 cm, biondo platino',
    nameEn: 'Tape-in 60 cm, platinum blonde',
    category: 'tape-in-kit',
    description:
      'Per passare da un taglio medio a un lungo. Su tutta la testa una confezione da 20 ciocche di rado basta: il numero si stabilisce in consulenza. Un tono così chiaro vuole shampoo delicato e poco calore.',
    descriptionEn:
      'For going from mid-length to long. One pack of 20 is rarely enough for a full head, so settle the number at the consultation. A shade this pale needs a mild shampoo and little heat.',
    featured: 0,
  },
  {
    name: 'Ciocche alla cheratina 40 cm, nero naturale, lisce',
    nameEn: 'Keratin tips 40 cm, natural black, straight',
    category: 'keratin-tips',
    description:
      'Venticinque ciocche da 0,8 g con la cheratina già in punta. A questa lunghezza più che ad allungare servono a infoltire: un taglio medio prende corpo, soprattutto ai lati.',
    descriptionEn:
      'Twenty-five 0.8 g strands, each with the keratin already on its tip. At this length they are used less to lengthen than to fill out a mid-length cut, above all at the sides.',
    featured: 0,
  },
  {
    name: 'Ciocche alla cheratina 50 cm, biondo miele, lisce',
    nameEn: 'Keratin tips 50 cm, honey blonde, straight',
    category: 'keratin-tips',
    description:
      'Si applicano a caldo, una alla volta, con la pinza a 180 °C: il punto di attacco resta piccolo e i capelli si muovono liberi. Durano da 3 a 4 mesi.',
    descriptionEn:
      'Applied one at a time with the iron at 180°C. The bond stays small, so the hair moves freely and can still be tied up. They last three to four months.',
    featured: 1,
  },
  {
    name: 'Ciocche alla cheratina 60 cm, castano cioccolato, mosse',
    nameEn: 'Keratin tips 60 cm, chocolate brown, wavy',
    category: 'keratin-tips',
    description:
      'Onda morbida, da asciugare con il diffusore o all’aria. Si fonde con una chioma già mossa; se la base è liscia, va messo in conto il tempo della piega.',
    descriptionEn:
      'A loose wave, best dried with a diffuser or left to dry by itself. It blends into hair that already has some movement; on a straight base, allow time for styling.',
    featured: 0,
  },
  {
    name: 'Ciocche alla cheratina 70 cm, rosso ramato, lisce',
    nameEn: 'Keratin tips 70 cm, copper red, straight',
    category: 'keratin-tips',
    description:
      'La misura più lunga della linea. Capelli così lunghi si annodano sulla nuca: alla cliente vanno consigliate una spazzola morbida, mattina e sera, e una treccia per la notte.',
    descriptionEn:
      'The longest in the line. Hair of this length knots at the nape, so advise the client to use a soft brush morning and evening and to sleep with it in a loose braid.',
    featured: 0,
  },
  {
    name: 'Capelli sfusi 30 cm, castano scuro, lisci, 100 g',
    nameEn: 'Bulk hair 30 cm, dark brown, straight, 100 g',
    category: 'bulk-human-hair',
    description:
      'Mazzetto legato alla radice, senza cuciture né adesivo. In laboratorio i 30 cm servono per riparare una parrucca, rinfoltire un’attaccatura o annodare un toupet da uomo.',
    descriptionEn:
      'A bundle tied at the root, with no seam and no adhesive. Workrooms use 30 cm for mending wigs, filling in a hairline or knotting a man’s hairpiece.',
    featured: 0,
  },
  {
    name: 'Capelli sfusi 40 cm, castano medio, mossi, 200 g',
    nameEn: 'Bulk hair 40 cm, medium brown, wavy, 200 g',
    category: 'bulk-human-hair',
    description:
      'Per chi annoda a mano e vuole un movimento già nel capello, senza doverlo creare a lavoro finito. Prenderne 200 g in una volta permette di tenere lo stesso tono su più lavori piccoli.',
    descriptionEn:
      'For makers who knot by hand and want the movement in the hair itself, not put in afterwards. Taking 200 g at once keeps several small jobs in the same shade.',
    featured: 0,
  },
  {
    name: 'Capelli sfusi 50 cm, castano naturale, lisci, 100 g',
    nameEn: 'Bulk hair 50 cm, natural brown, straight, 100 g',
    category: 'bulk-human-hair',
    description:
      'Per il salone che le extension se le prepara da sé: con la colla di cheratina diventano ciocche del peso voluto, con una cucitura alla radice una fascia su misura.',
    descriptionEn:
      'For salons that make their own extensions: add keratin glue for strands of whatever weight you want, or sew it at the root into a weft of the width you need.',
    featured: 1,
  },
  {
    name: 'Capelli sfusi 60 cm, biondo chiaro, lisci, 500 g',
    nameEn: 'Bulk hair 60 cm, light blonde, straight, 500 g',
    category: 'bulk-human-hair',
    description:
      'Formato per laboratori e grossisti. Da un biondo chiaro si ottengono i toni più scuri senza decolorare: comodo per chi tinge in proprio, dopo una prova su una ciocca.',
    descriptionEn:
      'The size for workrooms and wholesalers. Light blonde can be taken to darker shades without bleaching, which is practical if you dye in house; test a strand first.',
    featured: 0,
  },
  {
    name: 'Capelli sfusi 70 cm, nero naturale, lisci, 200 g',
    nameEn: 'Bulk hair 70 cm, natural black, straight, 200 g',
    category: 'bulk-human-hair',
    description:
      'Per parrucche lunghe e pezzi su ordinazione. In lavorazione conviene tenere il mazzo tra le carde e sfilare pochi capelli per volta: a 70 cm si arruffano in fretta.',
    descriptionEn:
      'For long wigs and pieces made to order. Keep the bundle between drawing mats and pull out a few hairs at a time while you work: at 70 cm it tangles quickly.',
    featured: 0,
  },
  {
    name: 'Weft 40 cm, castano cenere, 80 g',
    nameEn: 'Weft 40 cm, ash brown, 80 g',
    category: 'weft-machine-sewn',
    description:
      'Fascia larga 50 cm, per la sola nuca o per dare volume ai lati. Si cuce alla treccina o si fissa con gli anellini; se la si taglia, la cucitura va fermata con qualche punto.',
    descriptionEn:
      'A weft 50 cm wide, for the nape alone or for volume at the sides. Sew it to a braid or fix it with micro rings; if you cut it, secure the seam with a few stitches.',
    featured: 0,
  },
  {
    name: 'Weft 50 cm, castano dorato, 100 g',
    nameEn: 'Weft 50 cm, golden brown, 100 g',
    category: 'weft-machine-sewn',
    description:
      'Fascia larga 75 cm, a metà tra un infoltimento e un allungamento completo. Dura da 6 a 8 mesi, con le file riposizionate man mano che i capelli crescono.',
    descriptionEn:
      'At 75 cm wide, it comes between added volume and a full lengthening. Expect six to eight months from it, with the rows moved up as the hair grows out.',
    featured: 1,
  },
  {
    name: 'Weft 60 cm, rosso ramato, 120 g',
    nameEn: 'Weft 60 cm, copper red, 120 g',
    category: 'weft-machine-sewn',
    description:
      'Un metro di cucitura continua, da ripiegare in due file o da dividere in fasce più strette. I ramati sbiadiscono prima dei castani: acqua tiepida e shampoo per capelli colorati.',
    descriptionEn:
      'A full 100 cm of continuous seam, to fold into two rows or divide into narrower pieces. Coppers fade sooner than browns, so wash in lukewarm water with a mild shampoo.',
    featured: 0,
  },
  {
    name: 'Weft 70 cm, nero naturale, 100 g',
    nameEn: 'Weft 70 cm, natural black, 100 g',
    category: 'weft-machine-sewn',
    description:
      'Una lunghezza per code alte, trecce e acconciature da sera. Con le clip cucite lungo il bordo la fascia si mette e si toglie in giornata, senza colla né calore.',
    descriptionEn:
      'Length for high ponytails, long braids and evening styles. With clips sewn along the seam it goes in and comes out the same day, with no glue and no heat.',
    featured: 0,
  },
  {
    name: 'Colla di cheratina in stick, ambra',
    nameEn: 'Keratin glue sticks, amber',
    category: 'italian-keratine-glue',
    description:
      'Per la pistola a caldo. Fonde tra 130 e 200 °C: la temperatura si regola secondo lo strumento e lo spessore della ciocca. L’ambra si confonde con i castani e i biondi caldi.',
    descriptionEn:
      'For the hot glue gun. It melts between 130 and 200°C, so the heat can be set to suit the tool and the thickness of the strand. Amber blends into browns and warm blondes.',
    featured: 1,
  },
  {
    name: 'Colla di cheratina in stick, nera',
    nameEn: 'Keratin glue sticks, black',
    category: 'italian-keratine-glue',
    description:
      'Per capelli neri e castani molto scuri, dove un attacco chiaro si noterebbe. Per toglierla: solvente, un momento di attesa, poi la pinza per rompere la cheratina.',
    descriptionEn:
      'For black and very dark brown hair, where a pale bond would show. To take it out, apply remover, give it a moment, then crack the bond with pliers and slide the strand free.',
    featured: 0,
  },
  {
    name: 'Colla di cheratina in grani, trasparente',
    nameEn: 'Keratin glue granules, clear',
    category: 'italian-keratine-glue',
    description:
      'Si sciolgono pochi grani per volta nel fornellino, si intinge la ciocca e si modella la punta. Utile in laboratorio per preparare serie di ciocche uguali, anche nei toni chiari.',
    descriptionEn:
      'Melt a few granules at a time in the pot, dip the end of the strand and shape the tip. Useful in the workroom for making up matching sets, pale shades included.',
    featured: 0,
  },
  {
    name: 'Protesi uomo in lace, densità 120%, castano',
    nameEn: 'Men’s lace hair system, 120% density, brown',
    category: 'protesi-uomo',
    description:
      'Rete fine e traspirante, che permette di scoprire l’attaccatura e quindi di pettinarsi all’indietro. La densità del 120% dà un effetto leggero; il taglio si rifinisce in poltrona.',
    descriptionEn:
      'A fine, breathable mesh that lets the hairline show, so the hair can be combed back. A density of 120% looks light; the cut is finished in the chair, on the wearer.',
    featured: 1,
  },
  {
    name: 'Protesi uomo front lace, densità 130%, castano chiaro',
    nameEn: 'Men’s lace-front hair system, 130% density, light brown',
    category: 'protesi-uomo',
    description:
      'Lace soltanto davanti, dove si guarda, e una base più resistente dietro, dove il pettine tira. La densità del 130% si accorda con lati e nuca ancora folti.',
    descriptionEn:
      'Lace only at the front, where people look, and a sturdier base behind, where the comb pulls. A density of 130% suits hair that is still full at the sides and back.',
    featured: 0,
  },
  {
    name: 'Protesi uomo in monofilo, densità 130%, brizzolato',
    nameEn: 'Men’s mono hair system, 130% density, salt and pepper',
    category: 'protesi-uomo',
    description:
      'Monofilo al centro e bordo in poliuretano, da fissare con il nastro lungo il perimetro: una base per tutti i giorni. Con una cura regolare dura da 12 a 18 mesi.',
    descriptionEn:
      'Monofilament on top with a polyurethane edge, taped around the perimeter: a base for every day. With regular care it lasts twelve to eighteen months.',
    featured: 0,
  },
  {
    name: 'Protesi uomo in poly sottile, densità 120%, nero',
    nameEn: 'Men’s thin-skin hair system, 120% density, black',
    category: 'protesi-uomo',
    description:
      'Pellicola di poliuretano, liscia all’interno: il biadesivo aderisce bene e i residui si puliscono in fretta. Per chi la toglie e la rimette spesso da solo, a casa.',
    descriptionEn:
      'A polyurethane film, smooth on the inside, so tape grips well and residue is quick to clean off. For men who often take it off and put it back on themselves, at home.',
    featured: 0,
  },
  {
    name: 'Parrucca con calotta morbida, corta, castano naturale',
    nameEn: 'Soft-cap wig, short, natural brown',
    category: 'protesi-donna',
    description:
      'Da portare a contatto con la pelle. Se sta per iniziare una terapia può venire prima: in un appuntamento privato prendiamo tono e taglio dai Suoi capelli, senza fretta.',
    descriptionEn:
      'For wearing next to the skin. If you are about to begin treatment, you are welcome to come beforehand: at a private appointment, with no hurry, we take the shade and cut from your own hair.',
    featured: 0,
  },
  {
    name: 'Parrucca front lace, lunga, castano scuro',
    nameEn: 'Lace-front wig, long, dark brown',
    category: 'protesi-donna',
    description:
      'Con il tulle davanti i capelli sembrano nascere dalla fronte, e si possono portare indietro o in una coda bassa. Sono capelli veri: si lavano e si mettono in piega con spazzola e phon.',
    descriptionEn:
      'With lace at the front the hair seems to grow from the forehead, so it can be swept back or tied low. It is human hair: you can wash, blow-dry and set it.',
    featured: 0,
  },
  {
    name: 'Parrucca in monofilo, caschetto, biondo miele',
    nameEn: 'Monofilament wig, bob, honey blonde',
    category: 'protesi-donna',
    description:
      'Sul monofilo i capelli sono annodati a mano, perciò la riga si può portare a destra, a sinistra o al centro. Il caschetto si rifinisce in testa, seguendo il viso.',
    descriptionEn:
      'The hair is knotted by hand onto monofilament, so it can be parted left, right or down the middle. The bob is finished on the head, to follow the face.',
    featured: 1,
  },
  {
    name: 'Parrucca su misura, lunga e mossa, grigio argento',
    nameEn: 'Made-to-measure wig, long and wavy, silver',
    category: 'protesi-donna',
    description:
      'Si comincia dalle misure della testa e da un campione di capelli; base, densità e lunghezza, da 30 a 70 cm, si decidono insieme. Il grigio è una miscela di più toni, come in natura.',
    descriptionEn:
      'We start from head measurements and a sample of hair; base, density and length, from 30 to 70 cm, are decided together. The silver is a blend of tones, as it is in natural hair.',
    featured: 0,
  },
  {
    name: 'Infoltitore con clip, castano ramato',
    nameEn: 'Clip-in topper, auburn',
    category: 'protesi-donna',
    description:
      'Copre la riga e la sommità dove i capelli si sono diradati, e lascia liberi quelli ai lati. Si aggancia con piccole clip: servono capelli propri abbastanza forti da reggerle.',
    descriptionEn:
      'Covers the crown where hair has thinned and leaves the sides free. It fastens with small clips, so you need hair of your own that is strong enough to hold them.',
    featured: 0,
  },
  {
    name: 'Adesivi pretagliati per extension tape-in',
    nameEn: 'Pre-cut tabs for tape-in extensions',
    category: 'tape-adhesivi',
    description:
      'Rettangoli larghi quanto la ciocca, per rimettere le extension dopo averle tolte. Prima si puliscono bene i residui di colla e di solvente, altrimenti il nastro nuovo non tiene.',
    descriptionEn:
      'Tabs the width of the extension, for refitting a set once it has been taken out. Clean off every trace of old adhesive and remover first, or the new tape will not hold.',
    featured: 0,
  },
  {
    name: 'Biadesivo in rotolo per protesi',
    nameEn: 'Hair-system tape, roll',
    category: 'tape-adhesivi',
    description:
      'Si taglia alla lunghezza che serve e segue il perimetro della base. Tiene da pochi giorni a 4 settimane, secondo la pelle, il sudore e la pulizia fatta prima di applicarlo.',
    descriptionEn:
      'Cut to the length you need and laid around the edge of the base. It holds from a few days to four weeks, depending on skin, perspiration and how well the area was cleaned.',
    featured: 1,
  },
  {
    name: 'Biadesivo sagomato per attaccatura',
    nameEn: 'Contour tape for the hairline',
    category: 'tape-adhesivi',
    description:
      'Strisce curve per il bordo frontale, dove il nastro dritto farebbe grinze. Sono monouso: ogni volta si stacca la vecchia, si pulisce la base e se ne mette una nuova.',
    descriptionEn:
      'Curved strips for the front edge, where straight tape would crease. Single use: each time, peel off the old strip, clean the base and lay a new one.',
    featured: 0,
  },
]
