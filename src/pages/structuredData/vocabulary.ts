import type { MergeLeafTypes, OrganizationLeaf, StoreLeaf, Thing } from 'schema-dts'

/** The company and its showroom, which are one. */
export type ShopNode = MergeLeafTypes<[OrganizationLeaf, StoreLeaf]>

export interface StructuredData {
  '@context': 'https://schema.org'
  '@graph': readonly (Thing | ShopNode)[]
}
