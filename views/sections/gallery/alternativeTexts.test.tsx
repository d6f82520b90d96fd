import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { defaults } from '../../../src/shop/defaults'
import { PageLibrary, PageLibraryProvider } from '../../navigation/PageLibrary'
import { PageStateProvider } from '../../pageState'
import { pageLoaders } from '../../pages/registry'
import { LanguageProvider } from '../../text/LanguageProvider'
import { keratinTips } from '../../text/pictures/keratinTips'
import { PictureCaption } from './PictureCaption'
import { Thumbnails } from './Thumbnails'
import { Tile } from './Tile'

const ignore = () => {}

test('What the shop says of its own picture is said by its tile, and once by its lightbox, and nothing else is', () => {
  const [picture] = keratinTips
  const shopSays = { it: 'Ciocche sul banco', en: 'Tips on the bench' }
  const html = renderToString(
    <PageStateProvider
      value={{
        language: 'it',
        siteUrl: 'https://chiomara.example',
        retentionDays: 0,
        shop: defaults,
        pictureModule: '',
        pictures: {},
        alternatives: { [picture.name]: shopSays },
        data: {},
      }}
    >
      <MemoryRouter>
        <LanguageProvider rendered="it">
          <PageLibraryProvider value={new PageLibrary(pageLoaders, defaults)}>
            <Tile picture={picture} sizes="10rem" onOpen={ignore} />
            <Thumbnails pictures={[picture]} current={0} onChoose={ignore} />
            <PictureCaption
              picture={picture}
              place="1 / 1"
              line={undefined}
              item={undefined}
              onFollow={ignore}
            />
          </PageLibraryProvider>
        </LanguageProvider>
      </MemoryRouter>
    </PageStateProvider>,
  )
  expect(html.split(shopSays.it)).toHaveLength(1 + 3)
  expect(html).not.toContain(picture.alt.it)
  expect(html).not.toContain('undefined')
})
