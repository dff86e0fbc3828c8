import { isRecord } from '@taskweave/engine-client/readShape';
import type { Task } from '@taskweave/engine-client/Task';
import type { TaskList } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { type RefreshOccasion, useAutoRefresh } from '../../list/refresh/useAutoRefresh';
import { useRefreshName } from '../../list/refresh/useRefreshName';
import type { Groups } from './useGroups';
import { WHOLE } from './useGroups';

export interface WaitingGroups {
  readonly count: number | null;
  readonly show: () => void;
}

export function useGroupsRefresh(list: TaskList, found: Groups): WaitingGroups {
  const { filterId, filter, query, sorting } = list;
  const [fresh, setFresh] = useState<readonly Task[] | null>(null);
  const known = new Set(found.tasks.map(({ id }) => id));

  function take(tasks: readonly Task[], occasion: RefreshOccasion): boolean {
    const isFirst = found.tasks.length === 0 && !found.isWhole;
    const isSame = isFirst || (tasks.length === known.size && tasks.every(({ id }) => known.has(id)));
    if (!isSame && occasion === 'tick') setFresh(tasks);
    else {
      setFresh(null);
      found.take(tasks, !isSame);
    }
    return true;
  }

  useAutoRefresh({
    name: `groups ${useRefreshName(filterId, query, sorting)}`,
    ask: (signal) => list.load({ first: 0, count: WHOLE, signal }),
    isAnswer: isTasks,
    take,
    answeredAt: () => found.answeredAt,
    isEnabled: found.groups !== null && (filter?.properties.refresh ?? false),
  });

  const isOther = fresh !== null && (fresh.length !== known.size || fresh.some(({ id }) => !known.has(id)));
  return {
    count: isOther ? fresh.filter(({ id }) => !known.has(id)).length : null,
    show: () => {
      if (fresh !== null) found.take(fresh, true);
      setFresh(null);
    },
  };
}

function isTasks(message: unknown): message is readonly Task[] {
  return Array.isArray(message) && message.every((task) => isRecord(task) && typeof task.id === 'string');
}
