import styled from '@emotion/styled'
import type { Bilingual } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { Container } from '../components/Container'
import { Head } from '../components/Head'
import { PageIntro } from '../components/PageIntro'
import { Numeral, Subheading } from '../components/typography'
import { Words } from '../components/Words'
import type { PageText } from '../text/PageText'
import { useAddressLanguage } from '../text/useAddressLanguage'
import {
  above,
  colours,
  measure,
  sectionSpaces,
  sizes,
  space,
  stickyTop,
  target,
} from '../theme/tokens'
import { OwnerTerms } from './OwnerTerms'

export interface LegalSection {
  id: string
  heading: string
  paragraphs: readonly string[]
  /** Stands after the paragraphs; the last of them leads to it. */
  list?: readonly string[]
}

const Grid = styled(Container)`
  display: grid;
  gap: ${space(7)};
  padding-bottom: ${sectionSpaces.part};
  ${above.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space(8)};
  }
`

const Index = styled.nav`
  align-self: start;
  border-top: 1px solid ${colours.ink};
  ${above.laptop} {
    position: sticky;
    top: ${stickyTop};
  }
`

const Entry = styled.a`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: ${target};
  border-bottom: 1px solid ${colours.hairline};
  color: ${colours.ink};
  font-size: ${sizes.small};
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    color: ${colours.bronze};
  }
`

const Position = styled.span`
  min-width: 1.25em;
  color: ${colours.bronze};
  font-variant-numeric: tabular-nums;
`

const DocumentSection = styled.section`
  max-width: ${measure};
  padding-bottom: ${space(7)};
  p,
  ul {
    margin-top: ${space(4)};
  }
  li {
    padding: ${space(2)} 0 ${space(2)} ${space(5)};
    border-left: 1px solid ${colours.hairline};
  }
`

const PartNumber = styled(Numeral)`
  display: block;
`

const Translated = styled.p`
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.bronze};
`

const indexLabels: Bilingual<string> = { it: 'Indice', en: 'Contents' }

/** A page that is a numbered document, with its index beside it and the owner's words below. */
export function LegalDocument({
  page,
  text,
  sections,
}: {
  page: 'privacy' | 'terms'
  text: PageText
  /** The address decides which of the two is read. */
  sections: Bilingual<readonly LegalSection[]>
}) {
  const language = useAddressLanguage()
  return (
    <>
      <Head page={page} text={text} />
      <PageIntro text={text}>
        {language === 'en' && (
          <Translated>
            This translation is for information: the{' '}
            <a href={pathTo(page, 'it')} hrefLang="it">
              Italian text
            </a>{' '}
            prevails.
          </Translated>
        )}
      </PageIntro>
      <Grid lang={language}>
        <Index aria-label={indexLabels[language]}>
          <ol>
            {sections[language].map(({ id, heading }, index) => (
              <li key={id}>
                <Entry href={`#${id}`}>
                  <Position>{index + 1}</Position>
                  {heading}
                </Entry>
              </li>
            ))}
          </ol>
        </Index>
        <div>
          {sections[language].map(({ id, heading, paragraphs, list }, index) => (
            <DocumentSection key={id} id={id}>
              <Subheading as="h2">
                <PartNumber>{index + 1}.</PartNumber> {heading}
              </Subheading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Words>{paragraph}</Words>
                </p>
              ))}
              {list && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>
                      <Words>{item}</Words>
                    </li>
                  ))}
                </ul>
              )}
            </DocumentSection>
          ))}
        </div>
      </Grid>
      <OwnerTerms page={page} />
    </>
  )
}
