import { Component, type ReactNode } from 'react';

export interface PluginBoundaryProps {
  readonly children: ReactNode;
  /** A new value clears the fault: another task, another try. */
  readonly resetKey: string;
  readonly fallback: (error: unknown) => ReactNode;
  /** Called once for each fault. */
  readonly onFault?: (error: unknown) => void;
}

interface PluginBoundaryState {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Keeps the fault of one contribution from everything else. React has boundaries as classes only. */
export class PluginBoundary extends Component<PluginBoundaryProps, PluginBoundaryState> {
  override state: PluginBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PluginBoundaryState> {
    return { error: error ?? new Error('A contribution threw nothing at all.') };
  }

  static getDerivedStateFromProps(
    props: PluginBoundaryProps,
    state: PluginBoundaryState,
  ): Partial<PluginBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
