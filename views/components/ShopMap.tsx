import styled from '@emotion/styled'
import { useState } from 'react'
import { map } from '../../src/shared/pictures/house'
import { shop } from '../../src/shared/shop'
import { useConsent } from '../consent/ConsentProvider'
import { colours, space } from '../theme/tokens'
import { Button } from './Button'
import { Picture } from './Picture'

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
`

/** Half the side of the square of the map, in degrees. */
const around = { latitude: 0.004, longitude: 0.008 }

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
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

/**
 * OpenStreetMap's map of the shop. Until the visitor has consented to content of other hosts a
 * picture stands in its place; the button shows the map this once and stores nothing.
 */
export function ShopMap({ text }: { text: { title: string; caption: string; show: string } }) {
  const { consent } = useConsent()
  const [wanted, setWanted] = useState(false)
  return (
    <Box>
      {consent === 'accepted' || wanted ? (
        <iframe
          title={text.title}
          src={mapAddress()}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <>
          <Picture picture={map} sizes="max(100vw, 50rem)" decorative />
          <Ask>
            <p>{text.caption}</p>
            <Button type="button" onClick={() => setWanted(true)}>
              {text.show}
            </Button>
          </Ask>
        </>
      )}
    </Box>
  )
}
