import { Snapshots } from '../../../src/content/Snapshots'
import { type PageSources, Pages } from '../../../src/pages/Pages'
import type { TestSite } from './site'

/**
 * Pages of what the site shows now, but for what is given; they keep their answers to themselves.
 */
export async function ownPages(site: TestSite, other: Partial<PageSources> = {}): Promise<Pages> {
  const { sources } = site.services.pages
  const { content } = sources.snapshots.current
  const snapshots = new Snapshots(content.shop)
  await snapshots.show(content)
  return new Pages({ ...sources, snapshots, ...other })
}
