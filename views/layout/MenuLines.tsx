import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { Picture } from '../components/Picture'
import { PageLink } from '../navigation/PageLink'
import { useLanguage } from '../text/LanguageProvider'
import { above, colours, gutter, headerHeight, sizes, space } from '../theme/tokens'

export const linesId = 'lines'

/** Part of the phone's menu; from laptop on a popover across the window, with pictures. */
const List = styled.ul`
  /* Part of the menu, whether it is open by itself or not. */
  all: unset;
  display: block;
  list-style: none;
  @media (min-width: 18rem) {
    columns: 2;
    column-gap: ${space(3)};
  }
  a {
    display: flex;
    align-items: center;
    color: inherit;
    font-size: 0.875rem;
    line-height: 1.25;
    text-decoration: none;
  }
  img {
    display: none;
  }
  ${above.laptop} {
    display: none;
    &:popover-open {
      display: grid;
    }
    position: fixed;
    inset: calc(${headerHeight} + 1px) 0 auto;
    grid-template-columns: repeat(8, minmax(0, 10rem));
    justify-content: center;
    gap: ${gutter};
    padding: ${space(5)} ${space(6)};
    border-bottom: 1px solid ${colours.ink};
    background: ${colours.paper};
    a {
      flex-direction: column;
      align-items: start;
      gap: ${space(2)};
      font-size: ${sizes.small};
      font-weight: 500;
    }
    a:hover {
      color: ${colours.bronze};
    }
    ${above.desktop} {
      padding-inline: ${space(8)};
    }
    img {
      display: block;
      aspect-ratio: 4 / 5;
    }
  }
`

/** The eight lines. The phone's menu has them below the pages: a low window shows all pages. */
export function MenuLines({ onFollow }: { onFollow: () => void }) {
  const { language } = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const follow = () => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover()
    onFollow()
  }
  return (
    <List ref={list} id={linesId} popover="auto" onToggle={() => setWasOpened(true)}>
      {categories.map((category) => (
        <li key={category}>
          <PageLink page={categoryPages[category]} onClick={follow}>
            {wasOpened && (
              <Picture picture={{ name: `${category}-1` }} alt="" sizes="10rem" widths={[360]} />
            )}
            {categoryLabels[category][language]}
          </PageLink>
        </li>
      ))}
    </List>
  )
}
