import styled from '@emotion/styled'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { catalogueQuery } from '../../../src/shared/catalogueFilters'
import { isShade, type Shade, shadeName, shades } from '../../../src/shared/shades'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Heading, Small, spokenOnly } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { useLanguage } from '../../text/LanguageProvider'
import { shadePicture } from '../../text/pictures/shadePictures'
import { above, colours, fonts, space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import type { it } from './text.it'

/** A name at the end of the row, as large as the window allows. */
const CurtainHead = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(4)};
`

const Name = styled.p`
  color: ${colours.bronze};
  font-family: ${fonts.display};
  font-size: clamp(1.5rem, 4vw, 3.5rem);
  font-style: italic;
  line-height: 1.1;
  @media (scripting: none) {
    display: none;
  }
`

const Hint = styled(Small)`
  flex-basis: 100%;
`

/** From edge to edge of the window; on a phone eight are wide enough for a thumb. */
const Strands = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  overflow: hidden;
  touch-action: pan-y;
  li {
    position: relative;
    height: 12rem;
  }
  ${above.tablet} {
    grid-template-columns: repeat(16, minmax(0, 1fr));
    /* The hair beside the chosen strand gives way to it, which two rows have no room for. */
    li:has(~ [data-open]) > a {
      transform: translateX(-0.75rem);
    }
    [data-open] ~ li > a {
      transform: translateX(0.75rem);
    }
    li {
      /* No taller than its files are sharp. */
      height: min(40vh, 20rem);
    }
  }
`

const Strand = styled(PageLink)`
  position: absolute;
  inset: 0;
  overflow: hidden;
  transition: inset 0.25s ease-out, transform 0.25s ease-out;
  img {
    position: absolute;
    top: -22%;
    height: 144%;
  }
  [data-open] > & {
    z-index: 1;
    ${above.tablet} {
      inset-inline: -1.25rem;
    }
    /* Even strands are one curtain: the chosen one is framed. */
    &::after {
      border: 3px solid ${colours.paper};
    }
  }
  /* The picture would lie over the link's own ring. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    z-index: 2;
    outline: none;
    &::after {
      outline: 3px solid ${colours.bronze};
      outline-offset: -6px;
      box-shadow: inset 0 0 0 3px ${colours.paper};
    }
  }
  > span {
    ${spokenOnly}
    inset: 0 auto auto 0;
    /* Without a script each name is on its strand. */
    @media (scripting: none) {
      inset: auto 0 0;
      width: auto;
      clip-path: none;
      padding: ${space(2)} 0;
      background: ${colours.paper};
      color: ${colours.ink};
      writing-mode: vertical-rl;
    }
  }
`

const firstShown: Shade = 'honey'

/**
 * The sixteen shades as hanging hair. A pointer or a thumb that moves over them, and a toolbar's
 * keys, part the hair at a strand; each leads to the products of its shade in all lines.
 */
export function Curtain({ text }: { text: (typeof it)['shades'] }) {
  const { language } = useLanguage()
  const isHydrated = useHydrated()
  const [open, setOpen] = useState(firstShown)
  const strands = useRef<HTMLUListElement>(null)
  const partAt = ({ clientX, clientY }: PointerEvent) => {
    const strand = document.elementFromPoint(clientX, clientY)?.closest('[data-shade]')
    const shade = strand?.getAttribute('data-shade')
    if (isShade(shade)) setOpen(shade)
  }
  const turn = (event: KeyboardEvent) => {
    const links = [...(strands.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    // With a modifier an arrow is the browser's, for example for Back.
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    links.at(to % links.length)?.focus()
  }
  return (
    <Section aria-labelledby="shades" space="near">
      <CurtainHead>
        <Heading id="shades">{text.heading}</Heading>
        <Name aria-hidden>{shadeName(open, language)}</Name>
        <Hint>{text.hint}</Hint>
      </CurtainHead>
      {/* Screen readers leave the keys of a toolbar to the page. */}
      <div {...(isHydrated && { role: 'toolbar', 'aria-labelledby': 'shades' })}>
        <Strands ref={strands} onPointerMove={partAt} onKeyDown={turn}>
          {shades.map((shade) => (
            <li key={shade} data-shade={shade} data-open={shade === open || undefined}>
              <Strand
                page="products"
                suffix={catalogueQuery(null, { shade, lengthCm: null }, language)}
                // One stop of Tab: the toolbar's keys move on from it.
                tabIndex={isHydrated && shade !== open ? -1 : undefined}
                onFocus={() => setOpen(shade)}
              >
                <Picture
                  picture={shadePicture(shade)}
                  alt=""
                  // On a phone a strand is 45 pixels wide: sixteen small files are sharp enough.
                  sizes="(min-width: 40rem) min(46vh, 23rem), 5rem"
                  widths={[192, 540]}
                />
                <span>{shadeName(shade, language)}</span>
              </Strand>
            </li>
          ))}
        </Strands>
      </div>
    </Section>
  )
}
