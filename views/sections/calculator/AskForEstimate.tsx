import styled from '@emotion/styled'
import { useState } from 'react'
import { lineQuery } from '../../../src/shared/contactLinks'
import { type Estimate, type EstimatedLine, packsFor } from '../../../src/shared/estimates'
import { listedOnRequest } from '../../../src/shared/onRequest'
import { type ListedProduct, productName } from '../../../src/shared/products'
import { shades } from '../../../src/shared/shades'
import { ArrowLink } from '../../components/ArrowLink'
import { OutlineButton } from '../../components/Button'
import { selectArrow } from '../../components/selectArrow'
import { Label, Small } from '../../components/typography'
import { useProductsOf } from '../../data/products'
import { useRequestList } from '../../quote/RequestListProvider'
import { addText } from '../../quote/text'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { colours, sizes, space, target } from '../../theme/tokens'
import type { it } from './text.it'

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
`

const Field = styled.label`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  select {
    width: 100%;
    max-width: 28rem;
    min-height: ${target};
    padding: 0 ${space(3)};
    border: 1px solid ${colours.border};
    border-radius: 1px;
    font-size: ${sizes.small};
    ${selectArrow}
  }
`

type Choice = ListedProduct | ReturnType<typeof listedOnRequest>

/** How many packs of a product the estimate takes; of the line's usual pack where no weight is known. */
function packsOf(choice: Choice, { grams, packs }: Estimate): number {
  const { weightG, pieces } = 'imageUrl' in choice ? choice : {}
  return weightG == null ? packs : packsFor(grams, weightG * (pieces ?? 1))
}

/** Puts the estimated quantity on the visitor's list: of a product, or of any other shade on request. */
export function AskForEstimate({
  line,
  lengthCm,
  result,
  text,
}: {
  line: EstimatedLine
  /** Where only one length will do. */
  lengthCm: number | null
  result: Estimate
  text: typeof it
}) {
  const { language } = useLanguage()
  const { full, goOn } = useText(addText)
  const { data = [] } = useProductsOf(line)
  const list = useRequestList()
  const [chosen, setChosen] = useState<Choice>()
  const [said, setSaid] = useState('')
  const fitting = data.filter((one) => lengthCm === null || one.lengthCm === lengthCm)
  const others = shades
    .filter((shade) => fitting.every((one) => one.shade !== shade))
    .map((shade) => listedOnRequest({ line, shade, lengthCm }))
  const choices: readonly Choice[] = [...fitting, ...others]
  // Another length keeps the shade.
  const choice =
    choices.find(({ name }) => name === chosen?.name) ??
    choices.find(({ shade }) => shade === chosen?.shade) ??
    choices[0]
  if (!choice) return null
  const quantity = packsOf(choice, result)
  const name = productName(choice, language)
  const add = () => {
    const isTaken = list.add({ name: choice.name, nameEn: choice.nameEn, line })
    if (isTaken) list.setQuantity(choice.name, String(quantity))
    setSaid(isTaken ? `${text.added}: ${quantity} × ${name}` : full)
  }
  return (
    <Row>
      <Field>
        <Label>{text.product}</Label>
        <select
          value={choice.name}
          onChange={({ target: { selectedIndex } }) => setChosen(choices[selectedIndex])}
        >
          {choices.map((one) => (
            <option key={one.name} value={one.name}>
              {productName(one, language)}
            </option>
          ))}
        </select>
      </Field>
      <OutlineButton type="button" onClick={add}>
        {text.add.replace('{quantity}', String(quantity))}
      </OutlineButton>
      <Small role="status">{said}</Small>
      {said !== '' && (
        <ArrowLink page="contacts" suffix={lineQuery(line, language)}>
          {goOn}
        </ArrowLink>
      )}
    </Row>
  )
}
