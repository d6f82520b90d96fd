/** What a figure measures, and what joins two of them. */
const beside =
  /([\d½]) (?=(?:(?:[ckm]?m|k?g|°[CF]|euro|in|ore|hours?|minuti|minutes?|giorni|days?|settimane|weeks?|mesi|months?|anni|years?|pezzi|pieces?|ciocche|strands?|[ap]m|colori|shades?)\b|€))/g
const between = /(\d) (a|alle|e|o|to|and|or) (?=\d)/g

/** The text in which no line ends between a figure and its unit, nor in `130 e 200 °C`. */
export const keepTogether = (text: string) =>
  text.replace(beside, '$1\u00a0').replace(between, '$1\u00a0$2\u00a0')
