import styled from '@emotion/styled'
import { useState } from 'react'
import { lineQuery } from '../../../src/shared/contactLinks'
import {
  type Aim,
  aims,
  asksFirst,
  type EstimatedLine,
  estimate,
  estimateLengths,
  type HairType,
  hairTypes,
} from '../../../src/shared/estimates'
import { ArrowLink } from '../../components/ArrowLink'
import { Choices } from '../../components/Choices'
import { Label } from '../../components/typography'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, fonts, sizes, space } from '../../theme/tokens'
import { AskForEstimate } from './AskForEstimate'
import { detailOf, quantityOf } from './estimateWords'
import type { it } from './text.it'

const Form = styled.div`
  display: grid;
  gap: ${space(4)};
  width: 100%;
`

const Result = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-block: 1px solid ${colours.ink};
`

const Quantity = styled.p`
  margin-top: ${space(3)};
  font-family: ${fonts.display};
  font-size: ${sizes.subheading};
  line-height: 1.2;
  font-feature-settings: 'lnum';
  span {
    display: block;
    color: ${colours.inkSoft};
    font-family: ${fonts.text};
    font-size: ${sizes.small};
    line-height: 1.6;
  }
`

/** Asks what is to be done, to which hair and how long, and says how many packs that takes. */
export function Calculator({ line, text }: { line: EstimatedLine; text: typeof it }) {
  const { language } = useLanguage()
  const [aim, setAim] = useState<Aim>('lengthen')
  const [hair, setHair] = useState<HairType>('normal')
  const [lengthCm, setLength] = useState<number>(50)
  const result = estimate(line, aim, hair, lengthCm)
  const isDoubtful = asksFirst(line, hair)
  return (
    <Form>
      <Choices
        legend={text.aim.legend}
        options={aims.map((one) => [one, text.aim.options[one]] as const)}
        chosen={aim}
        onChoose={setAim}
      />
      <Choices
        legend={text.hair.legend}
        options={hairTypes.map((one) => [one, text.hair.options[one]] as const)}
        chosen={hair}
        onChoose={setHair}
      />
      {aim !== 'fill' && (
        <Choices
          legend={text.length}
          options={estimateLengths.map((one) => [one, String(one)] as const)}
          chosen={lengthCm}
          onChoose={setLength}
        />
      )}
      <Result>
        <div role="status">
          <Label>{text.result}</Label>
          <Quantity>
            {isDoubtful ? text.askFirst : quantityOf(line, result, text)}
            <span>{isDoubtful ? text.whyAskFirst : detailOf(line, result, text)}</span>
          </Quantity>
        </div>
        {isDoubtful ? (
          <ArrowLink page="contacts" suffix={lineQuery(line, language)}>
            {text.ask}
          </ArrowLink>
        ) : (
          <AskForEstimate
            line={line}
            lengthCm={aim === 'fill' ? null : lengthCm}
            result={result}
            text={text}
          />
        )}
      </Result>
    </Form>
  )
}
