import type { MergeLeafTypes, OrganizationLeaf, StoreLeaf, Thing } from 'schema-dts'

/** The company and its showroom, which are one. */
export type ShopNode = MergeLeafTypes<[OrganizationLeaf, StoreLeaf]>

/** A page's structured data in schema.org's terms. */
export interface StructuredData {
  '@context': 'https://schema.org'
  '@graph': readonly (Thing | ShopNode)[]
}
