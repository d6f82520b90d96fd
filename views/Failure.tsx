import { type Language, locales } from '../src/shared/languages'
import type { Shop } from '../src/shared/shop'
import { ShopContacts } from './components/ShopContacts'
import { enquirySubject } from './text/enquiry'
import type { failureText } from './text/failure'

/** What a visitor sees in the place of a page: no script, no style, nothing that can fail. */
export function Failure({
  language,
  text,
  shop,
}: {
  language: Language
  text: typeof failureText
  shop: Shop
}) {
  const { title, heading, body } = text[language]
  return (
    <html lang={locales[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${shop.name}`}</title>
      </head>
      <body>
        <h1>{heading}</h1>
        <p>{body}</p>
        <ShopContacts shop={shop} subject={enquirySubject(language)} />
      </body>
    </html>
  )
}
