import { Component, type ComponentType, type ReactNode } from 'react';

/** What stands in the place of a part that could not be drawn. */
export interface PartFailed {
  error: unknown;
  /** Draws it anew. */
  onRetry: () => void;
  /** The way out, where the part has one. */
  onClose?: () => void;
}

interface PartBoundaryProps extends Pick<PartFailed, 'onClose'> {
  children: ReactNode;
  /** Another value draws it anew: another page, another record. */
  resetKey: string;
  Failed: ComponentType<PartFailed>;
}

interface PartBoundaryState {
  failure?: { error: unknown };
  resetKey: string;
}

/** Keeps the failure of one part from taking others along: the page from the header, a dialog from the page. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: PartBoundaryProps, state: PartBoundaryState) {
    return state.resetKey === resetKey ? null : { resetKey, failure: undefined };
  }

  override render() {
    const { children, Failed, onClose } = this.props;
    const { failure } = this.state;
    return failure ? <Failed error={failure.error} onRetry={() => this.setState({ failure: undefined })} onClose={onClose} /> : children;
  }
}
