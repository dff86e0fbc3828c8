import type { Task } from '@taskweave/engine-client/Task';
import type { Group } from '../grouping/Group';

/** A group with the number of its tasks in the whole list, never in what is loaded of it. */
export interface CountedGroup extends Group {
  /** Null while it is on its way. */
  readonly count: number | null;
  /** All of its tasks; null where its rows are asked for when it is opened. */
  readonly tasks: readonly Task[] | null;
  /** One of its tasks, which knows names that the id does not say. */
  readonly sample: Task | undefined;
  /** Loaded rows that are not shown, because their tasks are done; in ascending order. */
  readonly hidden?: readonly number[];
  /** What is in none of the others. */
  readonly isRest?: boolean;
}

/** Groups in the order in which they came up: nothing is put elsewhere while somebody points at it. */
export function inKnownOrder<G extends { readonly id: string }>(
  groups: readonly G[],
  known: readonly string[],
): readonly G[] {
  const rankOf = ({ id }: G) => {
    const rank = known.indexOf(id);
    return rank < 0 ? known.length : rank;
  };
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other));
}
