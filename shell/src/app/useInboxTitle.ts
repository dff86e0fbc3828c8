import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useNavigationParam } from '../navigation/useNavigationParam';

export type TitleSources = Pick<Services, 'app' | 'connection' | 'navigation' | 'queryClient'>;

export function useInboxTitle({ app, connection, navigation, queryClient }: TitleSources): void {
  const filterId = useNavigationParam(navigation, 'filter');
  const taskId = useNavigationParam(navigation, 'task');
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  const title = useSyncExternalStore(subscribe, () => {
    const names = [taskName(), filterName()].filter((name) => name !== undefined && name !== '');
    return names.length === 0 ? `${app.vendor} ${app.name}` : [...names, app.vendor].join(' · ');
  });

  useEffect(() => {
    document.title = title;
  }, [title]);

  function filterName(): string | undefined {
    const filters = queryClient.getQueryData<readonly Filter[]>(queryKey(connection, 'filter', 'all'));
    return filters?.find(({ id }) => id === filterId)?.name;
  }

  function taskName(): string | undefined {
    if (taskId === null) return undefined;
    const task = queryClient.getQueryData<TaskDetail>(queryKey(connection, 'task', 'detail', taskId));
    return task && (task.name ?? task.taskDefinitionKey ?? task.id);
  }
}
