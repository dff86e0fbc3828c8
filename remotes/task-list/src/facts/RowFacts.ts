import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import type { ComponentType } from 'react';

/** A fact of a row, with its value in words. */
export interface RowFact extends Fact {
  readonly text: string;
  /** Whether its label is before it: always where the value alone would not say what it is. */
  readonly labelled: 'always' | 'where-wide' | 'never';
}

export interface FactLineProps {
  readonly facts: readonly RowFact[];
  /** Something stands before them in their line. */
  readonly isBehind: boolean;
  /** Whether the Tab key reaches what can be pressed here: in the row that has the focus. */
  readonly isReachable: boolean;
}

/** What rows say about their tasks, once it is known. */
export interface RowFacts {
  /** What the engine has answered, for the cells that plugins draw. */
  readonly variables: VariablesOfTasks;
  /** By the id of the task. */
  readonly facts: Readonly<Record<string, readonly RowFact[]>>;
  /** Draws as many of them as a line may hold; null while its code is on its way. */
  readonly Line: ComponentType<FactLineProps> | null;
}

export const NO_FACTS: RowFacts = { variables: {}, facts: {}, Line: null };
