import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type BoundaryProps = {
  children: ReactNode
  /** A changed value means that the person has gone on, so the boundary renders its children again. */
  place?: string
}

type BoundaryState = { error: unknown; failed: boolean; place: string | undefined }

/** Shows the default error screen instead of children that fail to render. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.place === state.place ? null : { error: undefined, failed: false, place: props.place }
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
