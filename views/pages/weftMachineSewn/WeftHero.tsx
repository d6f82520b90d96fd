import styled from '@emotion/styled'
import { weftHero } from '../../../src/shared/pictures/house'
import { Picture } from '../../components/Picture'
import { Container } from '../../layout/Container'
import { colours, fonts, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  height: 600px;
  overflow: hidden;
  background: ${colours.espresso};
  color: ${colours.paper};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* So that the words are read on any picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent 10%, rgb(43 33 27 / 0.72) 45%, rgb(43 33 27 / 0.94));
  }
`

const Words = styled(Container)`
  position: relative;
  z-index: 1;
  padding-bottom: ${space(7)};
`

const Large = styled.p`
  font-family: ${fonts.display};
  font-size: ${sizes.title};
  line-height: 1.05;
  text-wrap: balance;
`

const Under = styled.p`
  max-width: 40rem;
  margin-top: ${space(4)};
  font-size: ${sizes.lead};
`

/** The picture that opens the weft's page, 600 px high, its title in it. */
export function WeftHero({ hero }: Pick<typeof it, 'hero'>) {
  return (
    <Frame>
      {/* On a phone it is 900 px wide, most of it beside the screen and under the shade: two thirds
          of that sharpness do. */}
      <Picture picture={weftHero} sizes="max(100vw, 600px)" priority />
      <Words>
        <Large>{hero.title}</Large>
        <Under>{hero.subtitle}</Under>
      </Words>
    </Frame>
  )
}
