import type { TaskList } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import type { GroupingId } from '../grouping/GroupingId';
import type { CountedGroup } from '../rows/CountedGroup';
import { type Section, sectionsOf } from '../rows/Sections';
import type { Groups } from '../rows/useGroups';
import { useFolds } from './foldStore';

/** Up to this many tasks fit on a screen, so all groups start open. */
const FEW = 12;

/** Initially, groups by date and priority are open, since their order is the working order; others, such as people, start folded. */
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
  // Decided once: groups must not fold because tasks have arrived.
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

/** Groups that are still being counted belong to a list too long to be loaded. */
function isFew(groups: readonly CountedGroup[]): boolean {
  return groups.reduce((sum, { count }) => sum + (count ?? Number.POSITIVE_INFINITY), 0) <= FEW;
}
