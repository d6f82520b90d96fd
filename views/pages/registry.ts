import type { PageLoaders } from './PageDefinition'

/** Every page's module; the browser loads each when it is needed, the server all at start. */
export const pageLoaders: PageLoaders = {
  home: () => import('./home/HomePage'),
  about: () => import('./about/AboutPage'),
  products: () => import('./products/ProductsPage'),
  tapeInKit: () => import('./tapeInKit/TapeInKitPage'),
  keratinTips: () => import('./keratinTips/KeratinTipsPage'),
  bulkHumanHair: () => import('./bulkHumanHair/BulkHumanHairPage'),
  weftMachineSewn: () => import('./weftMachineSewn/WeftMachineSewnPage'),
  italianKeratineGlue: () => import('./italianKeratineGlue/ItalianKeratineGluePage'),
  mensProsthesis: () => import('./mensProsthesis/MensProsthesisPage'),
  womensProsthesis: () => import('./womensProsthesis/WomensProsthesisPage'),
  adhesiveTapes: () => import('./adhesiveTapes/AdhesiveTapesPage'),
  gallery: () => import('./gallery/GalleryPage'),
  faq: () => import('./faq/FaqPage'),
  whereWeAre: () => import('./whereWeAre/WhereWeArePage'),
  contacts: () => import('./contacts/ContactsPage'),
  privacy: () => import('./privacy/PrivacyPage'),
  terms: () => import('./terms/TermsPage'),
  notFound: () => import('./notFound/NotFoundPage'),
}
