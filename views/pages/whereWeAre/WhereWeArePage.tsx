import '../../sections/commonBeyondHome'
import styled from '@emotion/styled'
import { contactQuery } from '../../../src/shared/contactLinks'
import { phoneLink } from '../../../src/shared/shop'
import { AcrossSection } from '../../components/AcrossSection'
import { ButtonLink, Buttons, OutlineChatLink, OutlineExternalLink } from '../../components/Button'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PictureBand } from '../../components/PictureBand'
import { SpecSheet } from '../../components/SpecSheet'
import { TextSection } from '../../components/TextSection'
import { Body, Lead, NarrowTitle, Stack } from '../../components/typography'
import { OpenNow } from '../../hours/OpenNow'
import { usePageState } from '../../pageState'
import { useEnquiry } from '../../quote/useEnquiry'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { addressWords } from '../../text/addressWords'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { salon } from '../../text/pictures/house'
import { siteText } from '../../text/site'
import { useAddressLanguage } from '../../text/useAddressLanguage'
import { above, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Hours = styled.div`
  width: 100%;
`

/** Apart from the picture above it, which on a phone the words follow. */
const MapPlace = styled.div`
  ${above.laptop} {
    margin-top: ${space(8)};
  }
`

/** An address that phones open in their map application. */
const mapsLink = (...place: unknown[]) =>
  `https://www.google.com/maps/search/?api=1&query=${place.join(',')}`

function WhereWeArePage({ text }: { text: typeof it }) {
  const bodyLanguage = useAddressLanguage()
  const body = bodyLanguage === 'it' ? text.italianBody : text.body
  const { hours, appointments, directions, information } = body
  const { shop } = usePageState()
  const { language } = useLanguage()
  const { chat } = useText(siteText)
  const { message } = useEnquiry()
  const { latitude, longitude } = shop
  const booking = (
    <ButtonLink page="contacts" suffix={contactQuery('visit', null, language)}>
      {appointments.button}
    </ButtonLink>
  )
  return (
    <>
      <Head page="whereWeAre" text={text} />
      <div lang={bodyLanguage}>
        <PictureBand picture={salon} priority>
          <Stack lang={language}>
            <NarrowTitle tabIndex={-1}>{text.heading}</NarrowTitle>
            <Lead>{text.opening}</Lead>
          </Stack>
          <address>
            {shop.name}
            <br />
            {addressWords(shop, bodyLanguage)}
            {shop.landline && (
              <>
                <br />
                {body.phone}: <a href={phoneLink(shop.landline)}>{shop.landline}</a>
              </>
            )}
          </address>
          <Hours>
            <SpecSheet rows={hours} />
            {shop.closed.map(({ from, words }) => (
              <p key={from}>{words[bodyLanguage]}</p>
            ))}
            <OpenNow place="showroom" />
          </Hours>
          <Buttons>
            {booking}
            {latitude !== undefined && (
              <OutlineExternalLink href={mapsLink(latitude, longitude)}>
                {body.openMap}
              </OutlineExternalLink>
            )}
            <OutlineChatLink message={message}>{chat}</OutlineChatLink>
          </Buttons>
        </PictureBand>
        <MapPlace lang={language}>
          <ShopMap text={{ ...text.map, title: text.heading }} />
        </MapPlace>
        <Invitation id="appointments" text={appointments}>
          {booking}
        </Invitation>
        {shop.street && (
          <TextSection id="directions" heading={directions.heading}>
            <Body>{directions.body}</Body>
          </TextSection>
        )}
        <AcrossSection
          id="information"
          heading={information.heading}
          points={information.cards}
          tone="sand"
        />
      </div>
      <OwnerTerms page="whereWeAre" />
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: WhereWeArePage }
