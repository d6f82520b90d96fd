import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { mailLink, phoneLink } from '../../../src/shared/shop'
import { ChatLink } from '../../components/ChatLink'
import { Label } from '../../components/typography'
import { Words } from '../../components/Words'
import { OpenNow } from '../../hours/OpenNow'
import { usePageState } from '../../pageState'
import { useEnquiry } from '../../quote/useEnquiry'
import { addressWords } from '../../text/addressWords'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, fonts, gutter, onTablet, pageEdge, sizes, space } from '../../theme/tokens'
import { useContactText } from './ContactTextProvider'

const Card = styled.section`
  padding: ${space(6)} ${pageEdge};
  border: 1px solid ${colours.hairline};
  background: ${colours.field};
`

const Name = styled.h2`
  font-family: ${fonts.display};
  font-size: 1.75rem;
  letter-spacing: 0.18em;
  text-transform: uppercase;
`

const Rows = styled.dl`
  margin-top: ${space(5)};
  dt {
    padding-top: ${space(4)};
    border-top: 1px solid ${colours.hairline};
  }
  dd {
    padding-block: ${space(1)} ${space(4)};
    font-size: ${sizes.small};
    line-height: 1.7;
    text-wrap: balance;
  }
  a {
    padding-block: ${space(2)};
  }
  ${onTablet} {
    columns: 2;
    column-gap: ${gutter};
    dt {
      break-after: avoid;
    }
    dd {
      break-inside: avoid;
    }
  }
`

function CardRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Label as="dt">{term}</Label>
      <dd>{children}</dd>
    </>
  )
}

/** How to reach the shop, as on a visiting card. */
export function ContactCard({
  chat,
  hasHours = true,
}: {
  /** What a chat begins with, where it is not about a quote. */
  chat?: string | undefined
  /** Whether it says when the shop is open; closures it always says. */
  hasHours?: boolean
}) {
  const { info } = useContactText()
  const { language } = useLanguage()
  const { shop } = usePageState()
  const { landline, mobile, whatsapp } = shop
  const { subject, message } = useEnquiry()
  const ofPhone = landline || mobile ? [info.phoneHours] : []
  const hours = hasHours ? [...ofPhone, ...info.showroomHours] : []
  return (
    <Card aria-label={info.heading}>
      <Name>{shop.name}</Name>
      <Rows>
        {landline && (
          <CardRow term={info.landline}>
            <a href={phoneLink(landline)}>{landline}</a>
            <OpenNow place="phone" />
          </CardRow>
        )}
        {mobile && (
          <CardRow term={info.mobile}>
            <a href={phoneLink(mobile)}>{mobile}</a>
          </CardRow>
        )}
        <CardRow term={info.email}>
          <a href={mailLink(shop.email, subject)}>{shop.email}</a>
        </CardRow>
        {whatsapp && (
          <CardRow term={info.whatsapp}>
            <ChatLink message={chat ?? message}>+{whatsapp.replace(/^\+/, '')}</ChatLink>
          </CardRow>
        )}
        <CardRow term={info.address}>{addressWords(shop, language)}</CardRow>
        {hours.length + shop.closed.length > 0 && (
          <CardRow term={info.hours}>
            {hours.map((line) => (
              <div key={line}>
                <Words>{line}</Words>
              </div>
            ))}
            {shop.closed.map(({ from, words }) => (
              <div key={from}>{words[language]}</div>
            ))}
          </CardRow>
        )}
      </Rows>
    </Card>
  )
}
