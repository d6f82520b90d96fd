import { itemLimits } from '../../../../src/shared/quoteItems'

/** The id of the field for the quantity of a product on the list, by the product's name. */
export const quantityId = (name: string) => `quantity-${name.replace(/\s/g, '-')}`

/**
 * Moves the focus after a change of the list: to the quantity of the product of that name, or else
 * to the list.
 * @param isTyping whether the visitor goes on typing there
 */
export function focusItem(name = '', isTyping = false): void {
  queueMicrotask(() => {
    const field = document.getElementById(quantityId(name)) as HTMLInputElement | null
    const list = document.getElementById('items') ?? document.getElementById('firstName')
    ;(field ?? list)?.focus()
    if (isTyping) field?.setSelectionRange(itemLimits.typed, itemLimits.typed)
  })
}
