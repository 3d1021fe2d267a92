import { Alert, Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { translate } from '../../lib/texts.ts'
import { pageTexts } from './page-texts.ts'

interface PartBoundaryProps {
  /** Something else is shown here now: it gets its own chance. */
  resetKey: string
  children: ReactNode
}

interface PartBoundaryState {
  hasFailed: boolean
  resetKey: string
}

/** A part that cannot be drawn says so in its own place; the rest of the page, and the work in it, stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    state: PartBoundaryState,
  ): Partial<PartBoundaryState> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#again)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#again)
  }

  readonly #again = (): void => {
    if (this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Alert color="warning" variant="outline" role="alert">
        {translate(pageTexts, 'partFailed')}{' '}
        <Button variant="default" size="lg" onClick={this.#again}>
          {translate(pageTexts, 'tryAgain')}
        </Button>
      </Alert>
    )
  }
}
