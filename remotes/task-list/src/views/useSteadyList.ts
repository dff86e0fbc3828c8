import { useQuery } from '@tanstack/react-query';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import type { TaskList } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { useKeptFocus } from '../column/useKeptFocus';

export function useSteadyList<Answer>(
  next: TaskList,
  first: EngineQuery<Answer>,
  isNeeded: boolean,
  isAnswer: (answer: Answer) => boolean = () => true,
): { readonly list: TaskList; readonly isWaiting: boolean } {
  const [shown, setShown] = useState(next);
  const isOther = isNeeded && next.filterId === shown.filterId && next.key !== shown.key;
  const { data, isPending } = useQuery({ ...first, enabled: isOther, refetchOnWindowFocus: false });
  const isWaiting = isOther && (isPending || (data !== undefined && !isAnswer(data)));
  if (!isWaiting && shown !== next) setShown(next);
  const list = isWaiting ? shown : next;
  useKeptFocus(list.key);
  return { list, isWaiting };
}
