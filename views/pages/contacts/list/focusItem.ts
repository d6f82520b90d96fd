import { itemLimits } from '../../../../src/shared/quoteItems'

/**
 * Moves the focus after a change of the list: to a product's quantity, or to the list.
 * @param label of the quantity's field
 * @param isTyping whether the visitor goes on typing there
 */
export function focusItem(label = '', isTyping = false): void {
  queueMicrotask(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#items input')]
    const field = fields.find(({ ariaLabel }) => ariaLabel === label)
    const list = document.getElementById('items') ?? document.getElementById('firstName')
    ;(field ?? list)?.focus()
    if (isTyping) field?.setSelectionRange(itemLimits.typed, itemLimits.typed)
  })
}
