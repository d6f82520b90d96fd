import { useRef, useState } from 'react'
import type { Category } from '../../../src/shared/categories'
import type { PictureEntry } from '../../../src/shared/pictures'
import { Later, useLoaded } from '../../Later'

const laterLightbox = new Later(() => import('./Lightbox'))

/**
 * The lightbox of a list. A button for each picture opens it (`aria-haspopup`), in their order.
 * @param line the line that the pictures show, where a quote may be asked for it
 * @returns `list`, the ref of the list: the focus goes back to its button of the picture shown
 * last; `lightbox`, to be rendered beside the list
 */
export function useLightbox(pictures: readonly PictureEntry[], line?: Category) {
  const [opened, setOpened] = useState<{ start: number }>()
  const module = useLoaded(laterLightbox, opened, true)
  const list = useRef<HTMLUListElement>(null)
  const close = (last: number | undefined) => {
    setOpened(undefined)
    if (last === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[aria-haspopup]')[last]?.focus()
  }
  const lightbox = opened && module && (
    <module.Lightbox pictures={pictures} line={line} start={opened.start} onClose={close} />
  )
  return { list, open: (start: number) => setOpened({ start }), lightbox }
}
