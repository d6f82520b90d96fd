import styled from '@emotion/styled'
import { colours, fonts } from '../../theme/tokens'

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${colours.inkSoft};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* The tape measure, in front of the head; dashed where it runs behind. */
  path + path {
    stroke: ${colours.bronze};
    stroke-width: 3;
  }
  path:last-of-type {
    stroke-width: 2;
    stroke-dasharray: 1 6;
  }
  text {
    fill: ${colours.bronze};
    stroke: none;
    font-family: ${fonts.display};
    font-size: 28px;
    font-style: italic;
    font-feature-settings: 'lnum';
  }
`

/** A head from the side and one from the front. */
const heads = [
  // Face to the left, neck, and the ear.
  'M104 62C70 66 48 92 46 128C45 142 47 150 44 162C41 172 34 182 32 188C31 192 36 194 42 195C43 202 40 205 42 209C44 212 42 215 43 219C44 224 50 228 47 236C46 244 52 250 64 250C78 250 88 248 94 252C100 260 99 284 96 304M166 304C164 270 168 244 182 220C198 194 204 168 202 140C198 92 156 56 104 62',
  'M118 172C126 160 142 166 140 182C138 194 130 198 126 206C122 210 116 206 117 198',
  // Head and shoulders, ears, face.
  'M340 62C296 62 272 98 274 146C275 190 290 232 316 254C332 266 348 266 364 254C390 232 405 190 406 146C408 98 384 62 340 62M314 252C315 272 313 288 298 304M366 252C365 272 367 288 382 304',
  'M274 158C262 150 258 166 263 184C267 198 274 204 281 202M406 158C418 150 422 166 417 184C413 198 406 204 399 202',
  'M298 164C306 158 318 158 324 163M356 163C362 158 374 158 382 164M340 172C339 188 334 196 335 202C338 206 343 206 346 204M322 226C332 232 348 232 358 226',
].join('')

/** How to measure a head: around it, from forehead to nape, and from ear to ear over the top. */
export function HeadDrawing({ label }: { label: string }) {
  return (
    <Svg viewBox="0 20 440 290" role="img" aria-label={label}>
      <path d={heads} />
      <path d="M49 112 C86 132 150 176 186 212" />
      <path d="M50 106 C54 62 100 48 132 54 C184 62 210 104 208 146 C206 178 200 196 188 216" />
      <path d="M268 152 C266 86 292 52 340 52 C388 52 414 86 412 152" />
      <path d="M280 118 C300 108 380 108 400 118" />
      <text x="92" y="122">
        1
      </text>
      <text x="168" y="50">
        2
      </text>
      <text x="332" y="44">
        3
      </text>
    </Svg>
  )
}
