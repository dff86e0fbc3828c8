import type { TaskList } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import type { GroupingId } from '../grouping/GroupingId';
import type { CountedGroup } from '../rows/CountedGroup';
import { type Section, sectionsOf } from '../rows/Sections';
import type { Groups } from '../rows/useGroups';
import { useFolds } from './foldStore';

/** So many tasks fit on a screen below their heads: then all groups are open at first. */
const FEW = 12;

/**
 * The groups below each other, open as people have left them. At first those of time and priority are open, whose rows come in
 * the order in which people work; of others, as people are, the heads are the answer.
 */
export function useSections(
  { filterId }: Pick<TaskList, 'filterId'>,
  grouping: GroupingId,
  { groups }: Pick<Groups, 'groups'>,
): {
  readonly sections: readonly Section[];
  readonly setOpen: (section: Section, isOpen: boolean) => void;
} {
  const folds = useFolds(`${filterId} ${grouping}`);
  const [areFew, setAreFew] = useState<boolean | null>(null);
  // As they were when they came: groups do not fold by themselves because there are more tasks now.
  if (areFew === null && groups !== null) setAreFew(isFew(groups));
  const isUsuallyOpen = grouping === 'due' || grouping === 'priority' || areFew === true;
  return {
    sections: sectionsOf(
      groups ?? [],
      ({ id, tasks, conditions }) =>
        (tasks !== null || conditions !== null) && (folds.isOpen(id) ?? isUsuallyOpen),
    ),
    setOpen: ({ group }, isOpen) => folds.setOpen(group.id, isOpen),
  };
}

/** A list whose groups are still being counted is too long to be read. */
function isFew(groups: readonly CountedGroup[]): boolean {
  return groups.reduce((sum, { count }) => sum + (count ?? Number.POSITIVE_INFINITY), 0) <= FEW;
}
