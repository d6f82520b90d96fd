import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { map } from '../../../src/shared/pictures/house'
import { placeholders, shop } from '../../../src/shared/shop'
import { Button } from '../../components/Button'
import { Picture } from '../../components/Picture'
import { useConsent } from '../../consent/ConsentProvider'
import { needsScript } from '../../theme/needsScript'
import { colours, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const height = 400

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: ${height}px;
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
`

/** While the owner has not given the coordinates the map shows the town, and says so. */
const isPlaceKnown = !placeholders.includes('latitude') && !placeholders.includes('longitude')

/** Half the sides of the map, in degrees: a few streets around the door, or the town. */
const around = isPlaceKnown
  ? { latitude: 0.004, longitude: 0.008 }
  : { latitude: 0.045, longitude: 0.11 }

function mapAddress(): string {
  const { latitude, longitude } = shop
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ]
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    ...(isPlaceKnown && { marker: `${latitude},${longitude}` }),
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/**
 * OpenStreetMap's map of the shop. Until the visitor has consented to content of other hosts a picture takes
 * its place; the button shows the map this once and stores nothing.
 */
export function ShopMap({ text }: { text: typeof it & { title: string; caption: string } }) {
  const { consent } = useConsent()
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
            src={mapAddress()}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <>
            <Picture picture={map} sizes="max(100vw, 50rem)" />
            <Ask>
              <p>{text.caption}</p>
              <Button type="button" onClick={() => setWanted(true)}>
                {text.show}
              </Button>
            </Ask>
          </>
        )}
      </Box>
      {!isPlaceKnown && <Note>{text.townOnly}</Note>}
    </figure>
  )
}
