import type { PageState } from '../../views/pageState'
import type { Content } from '../core/Snapshot'
import type { Assets } from './assets'

/** The built pictures' addresses, with the photographs' in the place of those that they replace. */
export function withPhotographs(assets: Assets, { photographs }: Content): Assets {
  return {
    ...assets,
    pictures: { ...assets.pictures, ...photographs.pictures },
    shares: { ...assets.shares, ...photographs.shares },
  }
}

/** What the shop says that its photographs show, of those that are in place. */
export function alternativeTexts({ shop, photographs }: Content): Pick<PageState, 'alternatives'> {
  const said = Object.entries(shop.photographs).flatMap(([name, { alt }]) =>
    alt && name in photographs.pictures ? [[name, alt] as const] : [],
  )
  return said.length > 0 ? { alternatives: Object.fromEntries(said) } : {}
}
