import styled from '@emotion/styled'
import type { UseFormRegister } from 'react-hook-form'
import type { Category } from '../../../src/shared/categories'
import { productName } from '../../../src/shared/products'
import { useProducts } from '../../data/products'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, space, target } from '../../theme/tokens'
import type { ContactValues } from './useContactForm'

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${target};
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colours.bronze};
  }
`

/** The products of the line the visitor comes from; nothing where the list cannot be had. */
export function LineProducts({
  line,
  legend,
  register,
}: {
  line: Category
  legend: string
  register: UseFormRegister<ContactValues>
}) {
  const { language } = useLanguage()
  const { data } = useProducts()
  const products = data?.filter((product) => product.category === line) ?? []
  if (products.length === 0) return null
  return (
    <Group>
      <legend>{legend}</legend>
      {products.map((product) => (
        <Option key={product.id}>
          <input type="checkbox" value={productName(product, language)} {...register('products')} />
          {productName(product, language)}
        </Option>
      ))}
    </Group>
  )
}
