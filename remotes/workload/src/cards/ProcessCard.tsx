import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { useRef } from 'react';
import { Card } from './Card';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { countByProcess } from '../counting/countRows';
import { groundOf } from '../counting/groundOf';
import type { CountTools } from '../counting/useCount';
import { useCount } from '../counting/useCount';
import { useWorkloadText } from '../texts/useWorkloadText';
import { CountChart } from './CountChart';
import { useNames } from '../counting/useNames';

/** Open tasks by process. */
export function ProcessCard({ view }: OpenTaskCardProps) {
  const { t } = useWorkloadText();
  const ref = useRef<HTMLElement>(null);
  const isWanted = useSeen(ref);
  const query = useCount({ name: 'process', view, ask: askByProcess, isWanted });
  const names = useNames('process', isWanted);
  const title = t('process');
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle>
      {(counted) => (
        <CountChart
          title={title}
          stepLabel={t('process.step')}
          counted={counted}
          view={view}
          nameOf={({ id }) => names.get(id) ?? id}
          othersKey="process.others"
        />
      )}
    </Card>
  );
}

async function askByProcess(tools: CountTools) {
  const { client, cache } = tools;
  // Without the names there are still those of recent tasks.
  const directory = cache.fetchQuery(lookUpQueries(client, 'process').directory()).catch(() => null);
  const keys = ((await directory)?.choices ?? []).map(({ id }) => id);
  return countByProcess(tools, await groundOf(tools), keys);
}
