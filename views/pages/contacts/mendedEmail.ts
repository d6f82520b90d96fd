/** The commonest providers, and what is typed in their place. */
const slips = {
  gmail: 'gmial gamil gmai gmal gmil gmali gmaill gnail gmsil',
  hotmail: 'hotmial hotmal hotmai hotamil hotmil hotmaill hotnail',
  libero: 'liberro lbero libeor ibero',
  yahoo: 'yaho yhaoo yahho yahooo',
  outlook: 'outlok oulook otlook outloook',
  icloud: 'iclod icoud iclud',
  alice: 'alic',
  tiscali: 'tiscal',
  virgilio: 'virglio',
}

/** How their addresses end, and what is typed in its place. */
const endSlips = { com: 'con cm co cmo comm ocm cpm vom om', it: 'i ti itt ir ut' }

/** The word that was meant; undefined for any other. */
function meant(slipsOf: Record<string, string>, typed: string): string | undefined {
  const isMeant = ([word, wrong]: [string, string]) =>
    word === typed || wrong.split(' ').includes(typed)
  return Object.entries(slipsOf).find(isMeant)?.[0]
}

/** The address without a likely slip in its domain; undefined where there is none. */
export function mendedEmail(typed: string): string | undefined {
  const [, person, provider = '', end = ''] = /^(.+@)([^.@]+)\.([^.@]+)$/.exec(typed.trim()) ?? []
  const [name, ending] = [meant(slips, provider.toLowerCase()), meant(endSlips, end.toLowerCase())]
  const isRight = name === provider.toLowerCase() && ending === end.toLowerCase()
  return name && ending && !isRight ? `${person}${name}.${ending}` : undefined
}
