/** The most product names in a request, and the most characters of each. Every page's list needs them. */
export const limits = { productNames: 20, productName: 200 } as const
