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

/** The one ending of those that have one. */
const onlyEnd: Record<string, string | undefined> = {
  gmail: 'com',
  icloud: 'com',
  libero: 'it',
  alice: 'it',
  tiscali: 'it',
  virgilio: 'it',
}

/** How addresses end, and what is typed in its place. */
const endSlips = { com: 'con cm co cmo comm ocm cpm vom om', it: 'i ti itt ir ut' }

/** The word that was meant; undefined for any other. */
function meant(slipsOf: Record<string, string>, typed: string): string | undefined {
  const isMeant = ([word, wrong]: [string, string]) =>
    word === typed || wrong.split(' ').includes(typed)
  return Object.entries(slipsOf).find(isMeant)?.[0]
}

/** The address without a likely slip in its domain; undefined where there is none. */
export function mendedEmail(typed: string): string | undefined {
  const [, person, domain = ''] = /^(.+@)([^@]+)$/.exec(typed.trim()) ?? []
  const [provider = '', end = '', ...others] = domain.toLowerCase().split('.')
  const name = meant(slips, provider)
  const ending = meant(endSlips, end)
  if (!name || !ending || others.length > 0) return undefined
  const mended = `${name}.${onlyEnd[name] ?? ending}`
  return mended === domain.toLowerCase() ? undefined : person + mended
}
