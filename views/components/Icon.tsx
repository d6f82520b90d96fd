import styled from '@emotion/styled'

/** The lines of Phosphor Icons 2.1.1, weight light (MIT), so that the page needs no icon file. */
const lines = {
  whatsapp:
    'M72 104a32 32 0 0 1 32-32l16 32-12.3 18.5a48 48 0 0 0 25.8 25.8L152 136l32 16a32 32 0 0 1-32 32 80 80 0 0 1-80-80M80 211.1a96 96 0 1 0-35-35l-12.6 37.4a8 8 0 0 0 10.1 10.1Z',
  instagram:
    'M80 32h96a48 48 0 0 1 48 48v96a48 48 0 0 1-48 48H80a48 48 0 0 1-48-48V80a48 48 0 0 1 48-48M88 128a40 40 0 1 0 80 0 40 40 0 1 0-80 0M176 76a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  facebook:
    'M32 128a96 96 0 1 0 192 0 96 96 0 1 0-192 0M96 144h64M128 224V112a24 24 0 0 1 24-24h16',
  cross: 'M200 56 56 200M56 56l144 144',
  left: 'M160 208 80 128l80-80',
  right: 'M96 48l80 80-80 80',
  plus: 'M40 128h176M128 40v176',
  arrow: 'M40 128h176M144 56l72 72-72 72',
  check: 'M40 144l56 56L224 72',
}

type IconName = keyof typeof lines

/** As attributes, the lines' looks would be written with every icon of a page. */
const Lines = styled.svg`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-width: 12;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** A decorative icon; its control's label says what it stands for. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Lines viewBox="0 0 256 256" aria-hidden>
      <path d={lines[name]} />
    </Lines>
  )
}
