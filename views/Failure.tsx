import { type Language, locales } from '../src/shared/languages'
import { mailLink, phoneLink, shop } from '../src/shared/shop'

const text = {
  it: {
    title: 'Un momento di pausa | Chiomara',
    heading: 'La pagina non si può mostrare',
    body: 'È un guasto nostro. Riprovi tra poco, o ci raggiunga così:',
  },
  en: {
    title: 'A short break | Chiomara',
    heading: 'The page cannot be shown',
    body: 'The fault is ours. Please try again shortly, or reach us here:',
  },
}

/** What a visitor sees when rendering itself fails: no script, no style, nothing that can fail. */
export function Failure({ language }: { language: Language }) {
  const { title, heading, body } = text[language]
  return (
    <html lang={locales[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{heading}</h1>
        <p>{body}</p>
        <ul>
          <li>
            <a href={phoneLink(shop.landline)}>{shop.landline}</a>
          </li>
          <li>
            <a href={mailLink(shop.email, shop.name)}>{shop.email}</a>
          </li>
        </ul>
      </body>
    </html>
  )
}
