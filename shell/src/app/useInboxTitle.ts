import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/filterQueries';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { useEffect } from 'react';
import type { Services } from '../boot/Services';
import { useNavigationParam } from '../navigation/useNavigationParam';

/**
 * The tab says what is open: "Review invoice · My tasks · Taskweave". Nothing is asked for it: the columns know both names, and
 * the title follows them.
 */
export function useInboxTitle({
  app,
  connection,
  navigation,
}: Pick<Services, 'app' | 'connection' | 'navigation'>): void {
  const filterId = useNavigationParam(navigation, 'filter');
  const taskId = useNavigationParam(navigation, 'task');
  const { data: filters } = useQuery({ ...filterQueries(connection).all(), enabled: false });
  const { data: task } = useQuery({ ...taskQueries(connection).detail(taskId ?? ''), enabled: false });
  const filter = filters?.find(({ id }) => id === filterId)?.name;
  const taskName = task === undefined ? undefined : (task.name ?? task.taskDefinitionKey ?? task.id);
  const names = [taskName, filter].filter((name) => name !== undefined && name !== '');
  const title = names.length === 0 ? `${app.vendor} ${app.name}` : [...names, app.vendor].join(' · ');

  useEffect(() => {
    document.title = title;
  }, [title]);
}
