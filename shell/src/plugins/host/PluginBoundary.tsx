import { Component, type ReactNode } from 'react';

export interface PluginBoundaryProps {
  readonly children: ReactNode;
  readonly resetKey: string;
  readonly source?: object;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFault?: (error: unknown) => void;
}

interface PluginBoundaryState {
  readonly error: unknown;
  readonly resetKey: string;
  readonly source: object | undefined;
}

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
