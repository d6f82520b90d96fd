import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { Helmet } from 'react-helmet-async'
import { Button, Buttons, OutlineLink } from '../components/Button'
import { Container } from '../components/Container'
import { ShopContacts } from '../components/ShopContacts'
import { Heading, Lead } from '../components/typography'
import { usePageState } from '../pageState'
import { enquirySubject } from '../text/enquiry'
import { failureText } from '../text/failure'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { sectionSpaces, space } from '../theme/tokens'

const FailureBlock = styled(Container)`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  padding-block: ${sectionSpaces.part};
`

/** In the place of a page that failed: the ways to reach the shop, to try again and to go on. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { title, heading, body } = useText(failureText)
  const { retry, nav } = useText(siteText)
  const { language } = useLanguage()
  const { shop } = usePageState()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <FailureBlock>
      <Helmet>
        <title>{`${title} | ${shop.name}`}</title>
      </Helmet>
      <Heading as="h1" ref={top} tabIndex={-1}>
        {heading}
      </Heading>
      <Lead>{body}</Lead>
      <ShopContacts shop={shop} subject={enquirySubject(language)} />
      <Buttons>
        <Button type="button" onClick={onRetry}>
          {retry}
        </Button>
        <OutlineLink page="home">{nav.home}</OutlineLink>
        <OutlineLink page="contacts">{nav.contacts}</OutlineLink>
      </Buttons>
    </FailureBlock>
  )
}
