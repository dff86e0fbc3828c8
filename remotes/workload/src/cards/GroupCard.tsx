import { isEngineError } from '@taskweave/engine-client/EngineError';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useUser } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { countByGroup } from '../counting/countRows';
import type { CountTools } from '../counting/useCount';
import { useNames } from '../counting/useNames';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { useCardCount, type ViewProps } from './Card';
import { CountCard } from './CountCard';
import { groupReportOf } from './groupReport';

export function GroupCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const { id: userId } = useUser();
  const count = useCardCount(view, 'group', async (tools) => {
    const all = await groupsOfReport(tools);
    const ids =
      all ?? (await tools.cache.fetchQuery<readonly string[]>(userQueries(tools.client).groups(userId)));
    return { ...(await countByGroup(tools, ids)), isOfAll: all !== null };
  });
  const names = useNames('group', count.isWanted);
  return (
    <CountCard
      view={view}
      count={count}
      title={t('group')}
      stepLabel={t('group.step')}
      nameOf={({ id }) => names.get(id) ?? id}
      emptyText={t('group.empty')}
    >
      {count.query.data?.isOfAll === false && <Note icon="info">{t('group.own')}</Note>}
    </CountCard>
  );
}

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
