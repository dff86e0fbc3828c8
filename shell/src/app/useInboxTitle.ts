import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { tabCount } from '../look/look';
import { useNavigationParam } from '../navigation/useNavigationParam';
import type { HostOptions } from '../plugins/services/HostOptions';
import { countOnIcon } from './countOnIcon';

export type TitleSources = Pick<Services, 'app' | 'connection' | 'navigation' | 'queryClient'> &
  Pick<HostOptions, 'connections'>;

export function useInboxTitle(sources: TitleSources): void {
  const { app, connection, connections, navigation, queryClient } = sources;
  const { locale } = useShellText();
  const filterId = useNavigationParam(navigation, 'filter');
  const taskId = useNavigationParam(navigation, 'task');
  const hidesSnoozed = useNavigationParam(navigation, 'snoozed') === 'hidden';
  const isCounted = useSyncExternalStore(tabCount.subscribe, tabCount.read) === 'shown';
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  const title = useSyncExternalStore(subscribe, () => {
    const names = [taskName(), filterName()].filter((name) => name !== undefined && name !== '');
    return names.length === 0 ? `${app.vendor} ${app.name}` : [...names, app.vendor].join(' · ');
  });
  const known = useSyncExternalStore(subscribe, () =>
    queryClient.getQueryData<number>(
      queryKey(connection, 'task', 'count', filterId, hidesSnoozed ? withoutSnoozed({}) : {}),
    ),
  );
  const offered = connections?.client.offered;
  const isPartial = useSyncExternalStore(offered?.subscribe ?? NEVER, () => offered?.isWhole() === false);
  const count = isCounted ? (known ?? 0) : 0;

  useEffect(() => {
    const number = formatsFor(locale).number(count) + (isPartial ? '+' : '');
    document.title = count > 0 ? `(${number}) ${title}` : title;
  }, [count, isPartial, locale, title]);

  useEffect(() => {
    if (count > 0) return countOnIcon(count, locale, isPartial);
  }, [count, isPartial, locale]);

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

const NEVER = () => () => undefined;
