import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';

/** How many tasks have something in common. */
export interface CountedRow<Id extends string = string> {
  /** What they have in common: a key, an id, a span. */
  readonly id: Id;
  readonly count: number;
  /** What leads to them in the list; null where no search does. */
  readonly conditions: readonly Condition[] | null;
}

/** What was counted, in the order in which it is shown. */
export interface Counted<Id extends string = string> {
  readonly rows: readonly CountedRow<Id>[];
  /** Tasks that are in none of the rows. */
  readonly others: number;
}

/** Rows that a chart has room for, and that are worth a call each. */
export const MOST_ROWS = 20;

/** From the most to the fewest, without those that have none. */
export function ranked(rows: readonly CountedRow[]): readonly CountedRow[] {
  return rows.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

/** Each text once, the most frequent first. */
export function byFrequency(texts: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([text]) => text);
}
