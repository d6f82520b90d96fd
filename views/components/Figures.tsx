import styled from '@emotion/styled'
import { above, colours, fonts, onPhone, sizes, space } from '../theme/tokens'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${colours.hairline};
  /* Three figures are rows on a phone, with the words beside the value: no figure is alone in a row of two. */
  @media ${onPhone} {
    &:has(> :last-of-type:nth-of-type(3)) > div {
      grid-column: span 2;
      flex-direction: row-reverse;
      align-items: baseline;
      > dd {
        width: 50%;
      }
    }
  }
  /* Four are in one row, or two in a reader's wide letters. */
  @media ${onPhone} {
    &:has(> :nth-of-type(4)) {
      display: flex;
      flex-wrap: wrap;
      > div {
        flex: 1 0 min-content;
      }
      dd {
        font-size: 1.75rem;
      }
      dt {
        font-size: ${sizes.label};
        line-height: 1.3;
      }
    }
  }
  ${above.tablet} {
    &:has(> :last-of-type:nth-of-type(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${above.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-block: ${space(5)};
  padding-right: ${space(2)};
  border-bottom: 1px solid ${colours.hairline};
`

const Value = styled.dd`
  font-family: ${fonts.display};
  font-size: clamp(2.5rem, 1.5rem + 3.6vw, 4.5rem);
  line-height: 1;
  letter-spacing: -0.02em;
  font-feature-settings: 'lnum';
`

const Name = styled.dt`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** A quiet line of figures: the value large, what it counts below. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <List>
      {items.map(({ value, label }) => (
        <Figure key={label}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </Figure>
      ))}
    </List>
  )
}
