import { isEngineError } from '@taskweave/engine-client/EngineError';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { useUser } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { useRef } from 'react';
import { Card } from './Card';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { countByGroup } from '../counting/countRows';
import type { CountTools } from '../counting/useCount';
import { useCount } from '../counting/useCount';
import { groupReportOf } from './groupReport';
import { useWorkloadText } from '../texts/useWorkloadText';
import { CountChart } from './CountChart';
import { useNames } from '../counting/useNames';

/** What the members of each group may claim. Who may not know of all groups sees their own. */
export function GroupCard({ view }: OpenTaskCardProps) {
  const { t } = useWorkloadText();
  const { id: userId } = useUser();
  const ref = useRef<HTMLElement>(null);
  const isWanted = useSeen(ref);
  const query = useCount({
    name: 'group',
    view,
    ask: async (tools) => {
      const all = await groupsOfReport(tools);
      const ids =
        all ?? (await tools.cache.fetchQuery<readonly string[]>(userQueries(tools.client).groups(userId)));
      return { ...(await countByGroup(tools, ids)), isOfAll: all !== null };
    },
    isWanted,
  });
  const names = useNames('group', isWanted);
  const title = t('group');
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle>
      {(counted) => (
        <>
          <CountChart
            title={title}
            stepLabel={t('group.step')}
            counted={counted}
            view={view}
            nameOf={({ id }) => names.get(id) ?? id}
            emptyText={t('group.empty')}
          />
          {!counted.isOfAll && <Note icon="info">{t('group.own')}</Note>}
        </>
      )}
    </Card>
  );
}

/** The groups with the most tasks first; null where the engine does not tell the person. */
async function groupsOfReport(tools: CountTools): Promise<readonly string[] | null> {
  try {
    const report = await groupReportOf(tools);
    return report
      .toSorted((one, other) => other.count - one.count)
      .flatMap(({ groupId }) => (groupId === null ? [] : [groupId]));
  } catch (error) {
    if (isEngineError(error) && error.problem.kind === 'forbidden') return null;
    throw error;
  }
}
