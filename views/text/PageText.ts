/** What every page says in each language: its place in search results and how it opens. */
export interface PageText {
  /** `<title>`, 30 to 60 characters. */
  title: string
  /** The meta description, 120 to 160 characters. */
  description: string
  /** The `h1`. */
  heading: string
  /** The first paragraph. A page of pictures needs none. */
  opening?: string
}
