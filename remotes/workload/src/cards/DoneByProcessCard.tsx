import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTotals } from '@taskweave/plugin-sdk';
import { Chart } from '@taskweave/ui/chart';
import { EmptyState } from '@taskweave/ui/empty-state';
import { MOST_ROWS } from '../counting/Counted';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import styles from './Card.module.css';
import { getDoneByProcess } from './doneReport';

export function DoneByProcessCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const total = useTotals();
  const count = useCardCount(view, 'done-by-process', ({ client, now, signal }) =>
    getDoneByProcess(client, now, signal),
  );
  const title = t('doneBy');
  return (
    <Card count={count} title={title} hasOwnTitle={(count.query.data?.length ?? 0) > 0}>
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
              valueText={total}
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
