import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { ComponentType, ReactNode } from 'react';
import type { KeptFact } from './keptFirst';

export interface RowFact extends KeptFact {
  readonly text: string;
  readonly labelled: 'always' | 'where-wide' | 'never';
}

export interface FactLineProps {
  readonly facts: readonly RowFact[];
  /** What stands behind the facts that are kept whole. */
  readonly notice: ReactNode;
  readonly isBehind: boolean;
  readonly isReachable: boolean;
}

export interface RowFacts {
  readonly variables: VariablesOfTasks;
  readonly facts: Readonly<Record<string, readonly RowFact[]>>;
  readonly Line: ComponentType<FactLineProps> | null;
}

export const NO_FACTS: RowFacts = { variables: {}, facts: {}, Line: null };
