import styled from '@emotion/styled'
import { useState } from 'react'
import { lineQuery } from '../../../src/shared/contactLinks'
import { type Estimate, type EstimatedLine, packsFor } from '../../../src/shared/estimates'
import { type LineProduct, productName } from '../../../src/shared/products'
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

/** How many packs of a product the estimate takes; of the line's usual pack where the product has no weight. */
function packsOf({ weightG, pieces }: LineProduct, { grams, packs }: Estimate): number {
  return weightG == null ? packs : packsFor(grams, weightG * (pieces ?? 1))
}

/** Puts the estimated quantity of a product on the visitor's list. */
export function AskForEstimate({
  line,
  lengthCm,
  result,
  text,
}: {
  line: EstimatedLine
  /** Where only products of one length will do. */
  lengthCm: number | undefined
  result: Estimate
  text: typeof it
}) {
  const { language } = useLanguage()
  const { full } = useText(addText)
  const { data = [] } = useProductsOf(line)
  const list = useRequestList()
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const fitting = data.filter((one) => lengthCm === undefined || one.lengthCm === lengthCm)
  const product = fitting.find((one) => one.name === chosen) ?? fitting[0]
  const toForm = (words: string) => (
    <ArrowLink page="contacts" suffix={lineQuery(line, language)}>
      {words}
    </ArrowLink>
  )
  if (!product) {
    return (
      <Row>
        <Small>{text.madeToOrder}</Small>
        {toForm(text.ask)}
      </Row>
    )
  }
  const quantity = packsOf(product, result)
  const name = productName(product, language)
  const add = () => {
    const isTaken = list.add({ name: product.name, nameEn: product.nameEn, line })
    if (isTaken) list.setQuantity(product.name, String(quantity))
    setSaid(isTaken ? `${text.added}: ${quantity} × ${name}` : full)
  }
  return (
    <Row>
      <Field>
        <Label>{text.product}</Label>
        <select value={product.name} onChange={(event) => setChosen(event.target.value)}>
          {fitting.map((one) => (
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
      {said !== '' && toForm(text.send)}
    </Row>
  )
}
