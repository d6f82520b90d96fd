import { Component, type ReactNode, startTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { useReadCache } from '../data/useRead'
import { PageFailure } from './PageFailure'

interface BoundaryProps {
  /** The current address: a new one resets the error. */
  place: string
  /** Lets the caller discard whatever may have caused the failure. */
  onRetry: () => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** The failure stays visible until the page has loaded. */
  #renderAgain() {
    startTransition(() => this.setState({ failed: false }))
  }

  override componentDidUpdate(last: BoundaryProps, { failed }: { failed: boolean }) {
    if (this.state.failed && last.place !== this.props.place) this.#renderAgain()
    // The focus was on the failure, which is no longer there.
    if (failed && !this.state.failed) {
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.#renderAgain()
    }
    return <PageFailure onRetry={retry} />
  }
}

/** Shows `PageFailure` in the place of a page that throws; header and footer stay. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const reads = useReadCache()
  return (
    <Boundary place={key} onRetry={() => reads.invalidate()}>
      {children}
    </Boundary>
  )
}
