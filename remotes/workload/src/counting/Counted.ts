import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';

export interface CountedRow<Id extends string = string> {
  readonly id: Id;
  readonly count: number;
  readonly conditions: readonly Condition[] | null;
}

export interface Counted<Id extends string = string> {
  readonly rows: readonly CountedRow<Id>[];
  readonly others: number;
}

export const MOST_ROWS = 20;

export function ranked(rows: readonly CountedRow[]): readonly CountedRow[] {
  return rows.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

export function byFrequency(texts: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([text]) => text);
}
