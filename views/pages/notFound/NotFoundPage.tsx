import styled from '@emotion/styled'
import { Helmet } from 'react-helmet-async'
import { ButtonLink, Buttons, OutlineLink } from '../../components/Button'
import { Container } from '../../components/Container'
import { Heading, Lead } from '../../components/typography'
import { colours, sectionSpaces, sizes, space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

const Strand = styled.svg`
  display: block;
  width: 100%;
  height: clamp(8rem, 26vw, 18rem);
  color: ${colours.bronze};
`

const NotFoundWords = styled(Container)`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  padding-bottom: ${sectionSpaces.part};
`

const Literal = styled.p`
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** The last two lines are the same in both languages. */
function NotFoundPage({ text }: { text: typeof it }) {
  const { title, heading, help, products, contacts } = text
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      {/* A loose strand, drawn across the page. */}
      <Strand
        viewBox="0 0 1200 240"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          d="M0 96C150 20 250 40 340 110s60 110 0 104-40-120 90-150 190 110 320 130 170-110 290-120 110 40 160 20"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M0 112C160 60 270 62 380 120s180 88 300 62 180-120 300-124 150 40 220 30"
          strokeOpacity="0.45"
          vectorEffect="non-scaling-stroke"
        />
      </Strand>
      <NotFoundWords>
        <Heading as="h1" tabIndex={-1}>
          {heading}
        </Heading>
        <Lead>{help}</Lead>
        <Buttons>
          <ButtonLink page="products">{products}</ButtonLink>
          <OutlineLink page="contacts">{contacts}</OutlineLink>
        </Buttons>
        <Literal lang="en">
          404 Page Not Found
          <br />
          Did you forget to add the page to the router?
        </Literal>
      </NotFoundWords>
    </>
  )
}

export const page: PageDefinition<typeof it> = { Component: NotFoundPage }
