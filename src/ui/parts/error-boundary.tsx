import { Component, type ReactNode } from 'react'
import { askAgain } from './lazy-part'

type ErrorBoundaryProps = {
  /** `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** A new value renders the children again. */
  readonly resetKey?: string
  readonly children: ReactNode
}

type ErrorBoundaryState = { readonly isBroken: boolean }

/** Shows the fallback in place of children that threw; React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (): ErrorBoundaryState => ({ isBroken: true })

  override state: ErrorBoundaryState = { isBroken: false }

  #isRetried = false

  /**
   * Reloads the page if a retry fails while online: a release has removed the files, and only a new page names the present ones.
   */
  override componentDidCatch(): void {
    if (this.#isRetried && navigator.onLine) window.location.reload()
    this.#isRetried = false
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { isBroken }: ErrorBoundaryState): void {
    if (isBroken && before.resetKey !== this.props.resetKey) this.setState({ isBroken: false })
  }

  readonly #retry = (): void => {
    this.#isRetried = true
    askAgain()
    this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.#retry) : this.props.children
  }
}
