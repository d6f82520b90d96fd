import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { map } from '../../../src/shared/pictures/map'
import { Button } from '../../components/Button'
import { Picture } from '../../components/Picture'
import { useConsent } from '../../consent/ConsentProvider'
import { usePageState } from '../../pageState'
import { needsScript } from '../../theme/needsScript'
import { colours, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const height = 400

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${height}px;
  overflow: hidden;
  background: ${colours.sand};
  img,
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`

const Ask = styled.div`
  position: relative;
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  max-width: 26rem;
  margin: ${space(4)};
  padding: ${space(5)};
  background: ${colours.paper};
  text-align: center;
  ${needsScript}
`

const Note = styled.figcaption`
  padding: ${space(3)} ${space(5)};
  background: ${colours.sand};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  text-align: center;
  ${needsScript}
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
  const box = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    ...(place && { marker: `${latitude},${longitude}` }),
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/**
 * OpenStreetMap's map of the shop. Until the visitor has consented to content of other hosts a
 * picture takes its place; the button shows the map this once and stores nothing.
 */
export function ShopMap({ text }: { text: typeof it & { title: string } }) {
  const { consent } = useConsent()
  const { latitude, longitude } = usePageState().shop
  const place =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  const [wanted, setWanted] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The map takes the focus from the button that it replaces.
  useEffect(() => {
    if (wanted) frame.current?.focus({ preventScroll: true })
  }, [wanted])
  return (
    <figure>
      <Box>
        {consent === 'accepted' || wanted ? (
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
            {/* On a phone it is drawn wider than the window, but the note lies on most of it. */}
            <Picture picture={map} sizes="100vw" />
            <Ask>
              <p>{text.caption}</p>
              <Button type="button" onClick={() => setWanted(true)}>
                {text.show}
              </Button>
            </Ask>
          </>
        )}
      </Box>
      {!place && <Note>{text.townOnly}</Note>}
    </figure>
  )
}
