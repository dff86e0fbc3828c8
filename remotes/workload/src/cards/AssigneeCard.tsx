import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { countByAssignee, groundOf } from '../counting/countRows';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import { CountChart } from './CountChart';

/** Open tasks by assignee, and those that have none. */
export function AssigneeCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'assignee', async (tools) =>
    countByAssignee(tools, await groundOf(tools)),
  );
  const ids = (count.query.data?.rows ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
  const names = useQuery({ ...userQueries(useEngineClient()).names(ids), enabled: ids.length > 0 });
  const nameOf = (id: string) => {
    const user = names.data?.[id];
    return user === undefined ? id : userName(user);
  };
  const title = t('assignee');
  return (
    <Card count={count} title={title} hasOwnTitle>
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
