import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { useConsent } from '../../consent/ConsentProvider'
import { usePageState } from '../../pageState'
import { laboratory } from '../../text/pictures/laboratory'
import { needsScript } from '../../theme/needsScript'
import { below, colours, pageEdge, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 400px;
  background: ${colours.sand};
  img,
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
    object-position: 50% 60%;
  }
  ${below.tablet} {
    img {
      height: 62%;
    }
  }
`

/** On the picture's lower edge; on a phone below what is left of it. */
const Place = styled(Container)`
  position: relative;
  ${below.tablet} {
    padding: 0;
  }
`

const Ask = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  max-width: 26rem;
  padding: ${space(4)} ${pageEdge};
  background: ${colours.paper};
  ${needsScript}
`

const Note = styled(Container)`
  padding-block: ${space(3)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** The middle of Milan, shown while the shop has not given its place; the page says so. */
const town = { latitude: 45.4642, longitude: 9.19 }

/** Half the sides of the map, in degrees: a few streets around the door, or the town. */
const around = {
  door: { latitude: 0.004, longitude: 0.008 },
  town: { latitude: 0.045, longitude: 0.11 },
}

/** @param place of the shop, which gets a pin */
function mapAddress(place: typeof town | undefined): string {
  const { latitude, longitude } = place ?? town
  const half = place ? around.door : around.town
  const corner = (side: 1 | -1) =>
    [longitude + side * half.longitude, latitude + side * half.latitude].map((one) =>
      one.toFixed(5),
    )
  const query = new URLSearchParams({
    bbox: [...corner(-1), ...corner(1)].join(','),
    layer: 'mapnik',
    ...(place && { marker: `${latitude},${longitude}` }),
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/**
 * OpenStreetMap's map of the shop. Until the visitor has consented to content of other hosts the
 * workroom takes its place; the button shows the map this once and stores nothing.
 */
export function ShopMap({ text }: { text: typeof it & { title: string } }) {
  const { consent } = useConsent()
  const { latitude, longitude } = usePageState().shop
  const place =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  const [wanted, setWanted] = useState(false)
  const isShown = consent === 'accepted' || wanted
  const frame = useRef<HTMLIFrameElement>(null)
  // The map takes the focus from the button that it replaces.
  useEffect(() => {
    if (wanted) frame.current?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <figure>
      <Box>
        {isShown ? (
          <iframe
            ref={frame}
            title={text.title}
            src={mapAddress(place)}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <>
            <Picture picture={laboratory} sizes="100vw" />
            <Place>
              <Ask>
                <p>
                  {text.caption} {!place && text.townOnly}
                </p>
                <Button type="button" onClick={() => setWanted(true)}>
                  {text.show}
                </Button>
              </Ask>
            </Place>
          </>
        )}
      </Box>
      {isShown && !place && <Note as="figcaption">{text.townOnly}</Note>}
    </figure>
  )
}
