import { Component, Fragment, type ReactNode } from 'react';

export interface SurvivalBoundaryProps {
  readonly children: ReactNode;
  /** Takes the place of a page that does not stay on its feet. */
  readonly fallback: ReactNode;
}

interface SurvivalBoundaryState {
  readonly phase: 'alive' | 'down' | 'given-up';
  /** Counts how often the page was drawn again. */
  readonly life: number;
}

/** So often the page is drawn again within so many milliseconds. */
const LIVES = 3;
const WHILE_MS = 10_000;

/**
 * The last net: an error that no other boundary has caught, such as that of code which is on its way out, would leave an
 * empty page. This draws the page again instead, and reports the error as any other.
 */
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
