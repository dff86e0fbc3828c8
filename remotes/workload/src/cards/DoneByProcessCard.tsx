import { Chart } from '@taskweave/ui/chart';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useRef } from 'react';
import { Card } from './Card';
import styles from './Card.module.css';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { MOST_ROWS } from '../counting/Counted';
import { useCount } from '../counting/useCount';
import { useWorkloadText } from '../texts/useWorkloadText';
import { getDoneByProcess } from './doneReport';

/** Which processes the completed tasks belonged to, for those who may read all of the history. */
export function DoneByProcessCard({ view }: OpenTaskCardProps) {
  const { t, locale } = useWorkloadText();
  const ref = useRef<HTMLElement>(null);
  const query = useCount({
    name: 'done-by-process',
    view,
    ask: ({ client, now, signal }) => getDoneByProcess(client, now, signal),
    isWanted: useSeen(ref),
  });
  const title = t('doneBy');
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle={(query.data?.length ?? 0) > 0}>
      {(all) => {
        const rows = all.slice(0, MOST_ROWS);
        if (rows.length === 0) return <EmptyState text={t('doneBy.none')} />;
        return (
          <>
            <Chart
              title={title}
              headingLevel={3}
              kind="bars"
              steps={rows.map(({ name }) => name)}
              stepLabel={t('process.step')}
              series={[{ name: t('done.series'), values: rows.map(({ count }) => count) }]}
              locale={locale}
            />
            {all.length > rows.length && (
              <p className={styles.text}>{t('doneBy.most', { count: MOST_ROWS })}</p>
            )}
          </>
        );
      }}
    </Card>
  );
}
