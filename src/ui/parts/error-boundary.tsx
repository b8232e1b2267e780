import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  readonly fallback: ReactNode
  /** Another value renders the children again. */
  readonly resetKey?: string
  readonly children: ReactNode
}

type ErrorBoundaryState = { readonly isBroken: boolean }

/** Shows the fallback in place of children that threw; React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (): ErrorBoundaryState => ({ isBroken: true })

  override state: ErrorBoundaryState = { isBroken: false }

  override componentDidUpdate(before: ErrorBoundaryProps, { isBroken }: ErrorBoundaryState): void {
    if (isBroken && before.resetKey !== this.props.resetKey) this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
