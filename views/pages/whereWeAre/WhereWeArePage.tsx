import styled from '@emotion/styled'
import { contactQuery } from '../../../src/shared/contactLinks'
import { salon } from '../../../src/shared/pictures/house'
import { phoneLink, postalAddress, whatsappLink } from '../../../src/shared/shop'
import { AcrossSection } from '../../components/AcrossSection'
import { ButtonLink, Buttons, OutlineExternalLink } from '../../components/Button'
import { Head } from '../../components/Head'
import { Invitation } from '../../components/Invitation'
import { PageIntro } from '../../components/PageIntro'
import { PictureBand } from '../../components/PictureBand'
import { SpecSheet } from '../../components/SpecSheet'
import { TextSection } from '../../components/TextSection'
import { Body, Heading, Lead } from '../../components/typography'
import { OpenNow } from '../../hours/OpenNow'
import { usePageState } from '../../pageState'
import { useEnquiry } from '../../quote/useEnquiry'
import { ShopMap } from '../../sections/map/ShopMap'
import { OwnerTerms } from '../../sections/OwnerTerms'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { useAddressLanguage } from '../../text/useAddressLanguage'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Ways = styled(Buttons)`
  margin-top: ${space(4)};
`

const Now = styled.div`
  margin-top: ${space(3)};
`

/** An address that phones open in their map application. */
const mapsLink = (...place: unknown[]) =>
  `https://www.google.com/maps/search/?api=1&query=${place.join(',')}`

function WhereWeArePage({ text }: { text: typeof it }) {
  const bodyLanguage = useAddressLanguage()
  const body = bodyLanguage === 'it' ? text.italianBody : text.body
  const { showroom, hours, appointments, directions, information } = body
  const { shop } = usePageState()
  const { language } = useLanguage()
  const { chat } = useText(siteText)
  const { message } = useEnquiry()
  const { latitude, longitude } = shop
  return (
    <>
      <Head page="whereWeAre" text={text} />
      <PageIntro text={text} />
      <div lang={bodyLanguage}>
        <PictureBand picture={salon} aria-labelledby="showroom">
          <Heading id="showroom">{showroom.heading}</Heading>
          <Lead>{showroom.body}</Lead>
          <address>
            {shop.name}
            <br />
            {postalAddress(shop)}
            {!shop.street && <> · {body.addressOnRequest}</>}
            {shop.landline && (
              <>
                <br />
                {body.phone}: <a href={phoneLink(shop.landline)}>{shop.landline}</a>
              </>
            )}
            {(latitude !== undefined || shop.whatsapp) && (
              <Ways>
                {latitude !== undefined && (
                  <OutlineExternalLink href={mapsLink(latitude, longitude)}>
                    {body.openMap}
                  </OutlineExternalLink>
                )}
                {shop.whatsapp && (
                  <OutlineExternalLink href={whatsappLink(shop.whatsapp, message)}>
                    {chat}
                  </OutlineExternalLink>
                )}
              </Ways>
            )}
          </address>
        </PictureBand>
        <div lang={language}>
          <ShopMap text={{ ...text.map, title: text.heading }} />
        </div>
        <TextSection id="hours" heading={hours.heading}>
          <SpecSheet rows={hours.rows} />
          <Now>
            {shop.closed.map(({ from, words }) => (
              <p key={from}>{words[bodyLanguage]}</p>
            ))}
            <OpenNow place="showroom" />
          </Now>
        </TextSection>
        <Invitation id="appointments" text={appointments}>
          <ButtonLink page="contacts" suffix={contactQuery('visit', null, language)}>
            {appointments.button}
          </ButtonLink>
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
