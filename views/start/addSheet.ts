/** A style sheet of the script's own changes no markup: React later finds what the server sent. */
export function addSheet(rules = ''): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
