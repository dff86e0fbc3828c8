import type { Task } from '@taskweave/engine-client/Task';
import type { Group } from '../grouping/Group';

export interface CountedGroup extends Group {
  readonly count: number | null;
  readonly tasks: readonly Task[] | null;
  readonly sample: Task | undefined;
  readonly hidden?: readonly number[];
  readonly isRest?: boolean;
}

/** Groups keep the order in which they first appeared, so that nothing moves under the pointer. */
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
