import type { Language } from '../../src/shared/languages'
import type { Shop } from '../../src/shared/shop'
import type { Described, LoadedPage, PageLoaders } from '../navigation/LoadedPage'
import { fillText, shopWords } from '../text/fillText'
import type { PageDefinition } from './PageDefinition'

/** A page by its module and its text in both languages. */
function registered<Text extends Described>(
  page: () => Promise<{ page: PageDefinition<Text> }>,
  it: () => Promise<{ it: Text }>,
  en: () => Promise<{ en: Text }>,
) {
  const textIn = {
    it: async () => (await it()).it,
    en: async () => (await en()).en,
  }
  return async (language: Language, shop: Shop): Promise<LoadedPage> => {
    const [module, unfilled] = await Promise.all([page(), textIn[language]()])
    const { Component, reads = [] } = module.page
    const text = fillText(unfilled, shopWords(shop, language))
    return { element: <Component text={text} />, reads, text }
  }
}

/** Every page; the browser loads each when it is needed, the server all at start. */
export const pageLoaders: PageLoaders = {
  home: registered(
    () => import('./home/HomePage'),
    () => import('./home/text.it'),
    () => import('./home/text.en'),
  ),
  about: registered(
    () => import('./about/AboutPage'),
    () => import('./about/text.it'),
    () => import('./about/text.en'),
  ),
  products: registered(
    () => import('./products/ProductsPage'),
    () => import('./products/text.it'),
    () => import('./products/text.en'),
  ),
  tapeInKit: registered(
    () => import('./tapeInKit/TapeInKitPage'),
    () => import('./tapeInKit/text.it'),
    () => import('./tapeInKit/text.en'),
  ),
  keratinTips: registered(
    () => import('./keratinTips/KeratinTipsPage'),
    () => import('./keratinTips/text.it'),
    () => import('./keratinTips/text.en'),
  ),
  bulkHumanHair: registered(
    () => import('./bulkHumanHair/BulkHumanHairPage'),
    () => import('./bulkHumanHair/text.it'),
    () => import('./bulkHumanHair/text.en'),
  ),
  weftMachineSewn: registered(
    () => import('./weftMachineSewn/WeftMachineSewnPage'),
    () => import('./weftMachineSewn/text.it'),
    () => import('./weftMachineSewn/text.en'),
  ),
  italianKeratineGlue: registered(
    () => import('./italianKeratineGlue/ItalianKeratineGluePage'),
    () => import('./italianKeratineGlue/text.it'),
    () => import('./italianKeratineGlue/text.en'),
  ),
  mensProsthesis: registered(
    () => import('./mensProsthesis/MensProsthesisPage'),
    () => import('./mensProsthesis/text.it'),
    () => import('./mensProsthesis/text.en'),
  ),
  womensProsthesis: registered(
    () => import('./womensProsthesis/WomensProsthesisPage'),
    () => import('./womensProsthesis/text.it'),
    () => import('./womensProsthesis/text.en'),
  ),
  adhesiveTapes: registered(
    () => import('./adhesiveTapes/AdhesiveTapesPage'),
    () => import('./adhesiveTapes/text.it'),
    () => import('./adhesiveTapes/text.en'),
  ),
  gallery: registered(
    () => import('./gallery/GalleryPage'),
    () => import('./gallery/text.it'),
    () => import('./gallery/text.en'),
  ),
  faq: registered(
    () => import('./faq/FaqPage'),
    () => import('./faq/text.it'),
    () => import('./faq/text.en'),
  ),
  whereWeAre: registered(
    () => import('./whereWeAre/WhereWeArePage'),
    () => import('./whereWeAre/text.it'),
    () => import('./whereWeAre/text.en'),
  ),
  contacts: registered(
    () => import('./contacts/ContactsPage'),
    () => import('./contacts/text.it'),
    () => import('./contacts/text.en'),
  ),
  privacy: registered(
    () => import('./privacy/PrivacyPage'),
    () => import('./privacy/text.it'),
    () => import('./privacy/text.en'),
  ),
  terms: registered(
    () => import('./terms/TermsPage'),
    () => import('./terms/text.it'),
    () => import('./terms/text.en'),
  ),
  notFound: registered(
    () => import('./notFound/NotFoundPage'),
    () => import('./notFound/text.it'),
    () => import('./notFound/text.en'),
  ),
}
