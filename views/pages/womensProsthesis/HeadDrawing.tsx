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
`

/** The tape measure, in front of the head; dashed where it runs behind. */
const Tape = styled.path`
  stroke: ${colours.bronze};
  stroke-width: 3;
`

const Behind = styled(Tape)`
  stroke-width: 2;
  stroke-dasharray: 1 6;
`

const Numeral = styled.text`
  fill: ${colours.bronze};
  stroke: none;
  font-family: ${fonts.display};
  font-size: 28px;
  font-style: italic;
  font-feature-settings: 'lnum';
`

/** A head from the side: face to the left, ear, neck. */
const side =
  'M104 62 C70 66 48 92 46 128 C45 142 47 150 44 162 C41 172 34 182 32 188 C31 192 36 194 42 195 C43 202 40 205 42 209 C44 212 42 215 43 219 C44 224 50 228 47 236 C46 244 52 250 64 250 C78 250 88 248 94 252 C100 260 99 284 96 304 M166 304 C164 270 168 244 182 220 C198 194 204 168 202 140 C198 92 156 56 104 62'

const sideEar =
  'M118 172 C126 160 142 166 140 182 C138 194 130 198 126 206 C122 210 116 206 117 198'

/** A head from the front: face, ears, neck and shoulders. */
const front =
  'M340 62 C296 62 272 98 274 146 C275 190 290 232 316 254 C332 266 348 266 364 254 C390 232 405 190 406 146 C408 98 384 62 340 62 M314 252 C315 272 313 288 298 304 M366 252 C365 272 367 288 382 304'

const frontEars =
  'M274 158 C262 150 258 166 263 184 C267 198 274 204 281 202 M406 158 C418 150 422 166 417 184 C413 198 406 204 399 202'

const face =
  'M298 164 C306 158 318 158 324 163 M356 163 C362 158 374 158 382 164 M340 172 C339 188 334 196 335 202 C338 206 343 206 346 204 M322 226 C332 232 348 232 358 226'

/** How to measure a head: around it, from forehead to nape, and from ear to ear over the top. */
export function HeadDrawing({ label }: { label: string }) {
  return (
    <Svg viewBox="0 20 440 290" role="img" aria-label={label}>
      <path d={side} />
      <path d={sideEar} />
      <path d={front} />
      <path d={frontEars} />
      <path d={face} />
      <Tape d="M49 112 C86 132 150 176 186 212" />
      <Tape d="M50 106 C54 62 100 48 132 54 C184 62 210 104 208 146 C206 178 200 196 188 216" />
      <Tape d="M268 152 C266 86 292 52 340 52 C388 52 414 86 412 152" />
      <Behind d="M280 118 C300 108 380 108 400 118" />
      <Numeral x="92" y="122">
        1
      </Numeral>
      <Numeral x="168" y="50">
        2
      </Numeral>
      <Numeral x="332" y="44">
        3
      </Numeral>
    </Svg>
  )
}
