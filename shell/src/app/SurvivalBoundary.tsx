import { Component, Fragment, type ReactNode } from 'react';

export interface SurvivalBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

interface SurvivalBoundaryState {
  readonly phase: 'alive' | 'down' | 'given-up';
  readonly life: number;
}

const LIVES = 3;
const WHILE_MS = 10_000;

/** Without it, an error outside all other boundaries, such as of code being unmounted, would leave an empty page. */
export class SurvivalBoundary extends Component<SurvivalBoundaryProps, SurvivalBoundaryState> {
  override state: SurvivalBoundaryState = { phase: 'alive', life: 0 };
  #falls: readonly number[] = [];

  static getDerivedStateFromError(): Partial<SurvivalBoundaryState> {
    return { phase: 'down' };
  }

  override componentDidCatch(error: unknown): void {
    const now = Date.now();
    this.#falls = [...this.#falls.filter((time) => now - time < WHILE_MS), now];
    reportError(error);
    const phase = this.#falls.length > LIVES ? 'given-up' : 'alive';
    this.setState(({ life }) => ({ phase, life: life + 1 }));
  }

  override render(): ReactNode {
    const { phase, life } = this.state;
    if (phase === 'down') return null;
    if (phase === 'given-up') return this.props.fallback;
    return <Fragment key={life}>{this.props.children}</Fragment>;
  }
}
