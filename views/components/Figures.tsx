import styled from '@emotion/styled'
import { above, colours, fonts, onPhone, sizes, space } from '../theme/tokens'

const List = styled.dl`
  display: flex;
  /* One row, or two in a reader's wide letters. */
  flex-wrap: wrap;
  border-block: 1px solid ${colours.hairline};
  > div {
    display: flex;
    flex: 1 0 min-content;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: ${space(4)};
    padding-right: ${space(2)};
  }
  @media ${onPhone} {
    dt {
      font-size: ${sizes.label};
      line-height: 1.3;
    }
  }
  ${above.tablet} {
    > div {
      flex-basis: 0;
      padding-block: ${space(5)};
    }
  }
`

const Value = styled.dd`
  font-family: ${fonts.display};
  font-size: clamp(1.75rem, 0.5rem + 5vw, 4.5rem);
  line-height: 1;
  letter-spacing: -0.02em;
  font-feature-settings: 'lnum';
`

const Name = styled.dt`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** A quiet line of figures: the value large, what it counts below. */
export function Figures({
  items,
  className,
}: {
  items: readonly { value: string; label: string }[]
  className?: string
}) {
  return (
    <List className={className}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  )
}
