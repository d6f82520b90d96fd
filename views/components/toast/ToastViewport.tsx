import styled from '@emotion/styled'
import * as Radix from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space, target } from '../../theme/tokens'
import { Icon } from '../Icon'
import type { ShownToast } from './toast'

const showMs = 5000
const removeMs = 1_000_000
const swipeThreshold = 50

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 4;
  right: 0;
  bottom: 0;
  width: 100%;
  max-width: 420px;
  padding: ${space(4)};
`

const Root = styled(Radix.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${colours.success};
  border-left-width: 4px;
  background: ${colours.paper};
  &[data-variant='destructive'] {
    border-color: ${colours.error};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`

const Title = styled(Radix.Title)`
  font-weight: 600;
`

const Description = styled(Radix.Description)`
  grid-column: 1;
`

const Close = styled(Radix.Close)`
  grid-column: 2;
  grid-row: 1 / span 2;
  align-self: start;
  min-width: ${target};
  min-height: ${target};
  border: 0;
  background: none;
`

/** One toast at a time; F8 moves the focus to it. */
export function ToastViewport({
  toast,
  onHide,
  onRemove,
}: {
  toast: ShownToast
  onHide: () => void
  onRemove: (id: number) => void
}) {
  const text = useText(siteText)
  const { id, open } = toast
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => onRemove(id), removeMs)
    return () => clearTimeout(timer)
  }, [id, open, onRemove])
  return (
    <Radix.Provider
      duration={showMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={text.notification}
    >
      <Root
        key={id}
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onHide()
        }}
        // What has failed stays until it is dismissed (WCAG 2.2.3).
        duration={toast.variant === 'destructive' ? Number.POSITIVE_INFINITY : showMs}
        data-variant={toast.variant ?? 'default'}
        type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      >
        <Title>{toast.title}</Title>
        <Description>{toast.description}</Description>
        {toast.action}
        <Close aria-label={text.close}>
          <Icon name="cross" />
        </Close>
      </Root>
      <Viewport hotkey={['F8']} label={text.notifications} />
    </Radix.Provider>
  )
}
