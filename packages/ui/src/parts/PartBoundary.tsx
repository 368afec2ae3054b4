import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
  /** Another value draws it anew: another page, another record. */
  resetKey?: string;
  /** What stands in its place when it could not be drawn; `reset` draws it anew. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
}

/** Keeps the failure of one part from taking others along: the page from the header, a dialog from the page. */
export class PartBoundary extends Component<PartBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: undefined })) : this.props.children;
  }
}
