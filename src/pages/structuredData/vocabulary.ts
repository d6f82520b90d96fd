import type { HairSalonLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts'

/** The company and its showroom, which are one. */
export type Shop = MergeLeafTypes<[OrganizationLeaf, HairSalonLeaf]>

/** What a page tells search engines in schema.org's terms. */
export interface StructuredData {
  '@context': 'https://schema.org'
  '@graph': readonly (Thing | Shop)[]
}
