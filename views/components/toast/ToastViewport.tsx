import styled from '@emotion/styled'
import * as Radix from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space, target } from '../../theme/tokens'
import { Icon } from '../Icon'
import { toastText } from './text'
import { type ShownToast, toastPlace } from './toast'

const showMs = 5000
/** Until a hidden toast leaves the document, as the specification has it. */
const removeMs = 1_000_000
const swipeThreshold = 50

/** The page says the same in a heading that takes the focus: a screen reader would say it twice. */
const unread = { 'data-radix-toast-announce-exclude': '' }
/** Radix reads a label before each toast and refuses an empty one. This space is not heard. */
const unheard = '\u200b'

/** Over the header: it repeats what the page says, and covers none of it. */
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  top: 0;
  right: 0;
  width: min(420px, 100vw);
  max-height: 45dvh;
  overflow-y: auto;
  div:has(> [data-cookie-banner='called']) & {
    display: none;
  }
`

const Root = styled(Radix.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  margin: ${space(2)};
  padding: ${space(2)} ${space(4)};
  pointer-events: auto;
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
  const { close } = useText(siteText)
  const { notifications } = useText(toastText)
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
      label={unheard}
    >
      <Root
        key={id}
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onHide()
        }}
        data-variant={toast.variant ?? 'default'}
        type="background"
      >
        <Title {...unread}>{toast.title}</Title>
        <Description {...unread}>{toast.description}</Description>
        {toast.action}
        <Close aria-label={close}>
          <Icon name="cross" />
        </Close>
      </Root>
      {createPortal(
        <Viewport hotkey={['F8']} label={notifications} />,
        document.getElementById(toastPlace) ?? document.body,
      )}
    </Radix.Provider>
  )
}
