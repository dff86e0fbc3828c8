import { Component, type ReactNode } from 'react';

export interface PluginBoundaryProps {
  readonly children: ReactNode;
  /** A new value clears the fault: another task, another try. */
  readonly resetKey: string;
  /** Another object clears the fault, too: that of another build. */
  readonly source?: object;
  readonly fallback: (error: unknown) => ReactNode;
  /** Called once for each fault. */
  readonly onFault?: (error: unknown) => void;
}

interface PluginBoundaryState {
  readonly error: unknown;
  readonly resetKey: string;
  readonly source: object | undefined;
}

/** Keeps the fault of one contribution from everything else. React has boundaries as classes only. */
export class PluginBoundary extends Component<PluginBoundaryProps, PluginBoundaryState> {
  override state: PluginBoundaryState = {
    error: null,
    resetKey: this.props.resetKey,
    source: this.props.source,
  };

  static getDerivedStateFromError(error: unknown): Partial<PluginBoundaryState> {
    return { error: error ?? new Error('A contribution threw nothing at all.') };
  }

  static getDerivedStateFromProps(
    { resetKey, source }: PluginBoundaryProps,
    state: PluginBoundaryState,
  ): Partial<PluginBoundaryState> | null {
    return resetKey === state.resetKey && source === state.source ? null : { error: null, resetKey, source };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
