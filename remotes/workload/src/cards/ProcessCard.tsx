import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { countByProcess, groundOf } from '../counting/countRows';
import type { CountTools } from '../counting/useCount';
import { useNames } from '../counting/useNames';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { useCardCount, type ViewProps } from './Card';
import { CountCard } from './CountCard';

export function ProcessCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'process', askByProcess);
  const names = useNames('process', count.isWanted);
  return (
    <CountCard
      view={view}
      count={count}
      title={t('process')}
      stepLabel={t('process.step')}
      nameOf={({ id }) => names.get(id) ?? id}
      othersKey="process.others"
    />
  );
}

async function askByProcess(tools: CountTools) {
  const { client, cache } = tools;
  const directory = cache.fetchQuery(lookUpQueries(client, 'process').directory()).catch(() => null);
  const keys = ((await directory)?.choices ?? []).map(({ id }) => id);
  return countByProcess(tools, await groundOf(tools), keys);
}
