import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useRef } from 'react';
import { Card } from './Card';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { countByAssignee } from '../counting/countRows';
import { groundOf } from '../counting/groundOf';
import { useCount } from '../counting/useCount';
import { useWorkloadText } from '../texts/useWorkloadText';
import { CountChart } from './CountChart';

/** Open tasks by assignee, and those that have none. */
export function AssigneeCard({ view }: OpenTaskCardProps) {
  const { t } = useWorkloadText();
  const ref = useRef<HTMLElement>(null);
  const query = useCount({
    name: 'assignee',
    view,
    ask: async (tools) => countByAssignee(tools, await groundOf(tools)),
    isWanted: useSeen(ref),
  });
  const ids = (query.data?.rows ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
  const names = useQuery({ ...userQueries(useEngineClient()).names(ids), enabled: ids.length > 0 });
  const nameOf = (id: string) => {
    const user = names.data?.[id];
    return user === undefined ? id : userName(user);
  };
  const title = t('assignee');
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle>
      {(counted) => (
        <CountChart
          title={title}
          stepLabel={t('assignee.step')}
          counted={counted}
          view={view}
          nameOf={({ id }) => (id === '' ? t('assignee.none') : nameOf(id))}
          othersKey="assignee.others"
        />
      )}
    </Card>
  );
}
