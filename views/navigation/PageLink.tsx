import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type PageId, pathTo } from '../../src/shared/routes'
import { useLanguage } from '../text/LanguageProvider'
import { usePageLibrary } from './PageLibrary'

type Preparing = 'onFocusCapture' | 'onPointerOverCapture' | 'onTouchStartCapture'

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | Preparing> {
  page: PageId
  /** `?…`, `#…` or both. */
  suffix?: string
}

/**
 * A link to a page in the visitor's language. A pointer or the focus on it loads the page before
 * the click. It listens in the capture phase, so that a caller may add handlers of its own.
 */
export function PageLink({ page, suffix = '', ...props }: PageLinkProps) {
  const { language } = useLanguage()
  const library = usePageLibrary()
  const prepare = () => {
    library.load(page, language).catch(() => undefined)
  }
  return (
    <Link
      discover="none"
      {...props}
      to={pathTo(page, language) + suffix}
      onPointerOverCapture={prepare}
      onTouchStartCapture={prepare}
      onFocusCapture={prepare}
    />
  )
}
