import styled from '@emotion/styled'
import { bulkHumanHair } from '../../../src/shared/pictures/bulkHumanHair'
import { laboratory, salon } from '../../../src/shared/pictures/house'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { PictureCards } from '../../components/PictureCards'
import { Body, Small } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { PictureNote } from '../../sections/gallery/PictureNote'
import { space } from '../../theme/tokens'
import type { it } from './text.it'

const pictures = [...bulkHumanHair, ...keratinTips, ...weftMachineSewn]

/** The same golden hair from the first step to the last. */
const shown = (
  [
    ['bundle', 'bulk-human-hair-6'],
    ['hackle', 'bulk-human-hair-8'],
    ['tip', 'keratin-tips-2'],
    ['seam', 'weft-machine-sewn-2'],
    ['check', 'bulk-human-hair-7'],
  ] satisfies [keyof (typeof it)['production']['plates'] | 'check', string][]
).flatMap(([step, name]) => {
  const picture = pictures.find((one) => one.name === name)
  return picture ? [{ step, picture }] : []
})

const Opening = styled(Body)`
  margin-bottom: ${space(6)};
`

/** How a product is made, from the bundle to the last check, in five steps. */
export function Steps({
  text: { production, quality },
}: {
  text: Pick<typeof it, 'production' | 'quality'>
}) {
  const captions = { ...production.plates, check: quality }
  const cards = shown.map(({ step, picture }) => ({
    picture,
    title: captions[step].title,
    children: <Small>{captions[step].body}</Small>,
  }))
  return (
    <WideSection id="production" heading={production.title} tone="sand">
      <Opening>{production.body}</Opening>
      <PictureCards cards={cards} ordered />
      <PictureNote pictures={[laboratory, salon, ...shown.map(({ picture }) => picture)]} />
    </WideSection>
  )
}
