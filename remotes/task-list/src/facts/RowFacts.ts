import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { ComponentType } from 'react';

export interface RowFact extends Fact {
  readonly text: string;
  readonly labelled: 'always' | 'where-wide' | 'never';
}

export interface FactLineProps {
  readonly facts: readonly RowFact[];
  readonly isBehind: boolean;
  readonly isReachable: boolean;
}

export interface RowFacts {
  readonly variables: VariablesOfTasks;
  readonly facts: Readonly<Record<string, readonly RowFact[]>>;
  readonly Line: ComponentType<FactLineProps> | null;
}

export const NO_FACTS: RowFacts = { variables: {}, facts: {}, Line: null };
