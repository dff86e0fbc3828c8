import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePermission, useTotals } from '@taskweave/plugin-sdk';
import { Chart } from '@taskweave/ui/chart';
import { Note } from '@taskweave/ui/note';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import styles from './Card.module.css';
import { countDonePerDay } from './doneReport';

const READ_HISTORY = { permission: 'READ_HISTORY', resource: 'Process Definition' } as const;

export function DonePerDayCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const total = useTotals();
  const count = useCardCount(view, 'done', ({ client, now, signal }) => countDonePerDay(client, now, signal));
  const mayReadAll = usePermission(count.isWanted ? READ_HISTORY : null);
  const title = t('done');
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Card count={count} title={title} hasOwnTitle>
      {(days) => (
        <>
          <Chart
            title={title}
            headingLevel={3}
            kind="bars"
            steps={days.map((one) => day.format(one.day))}
            stepLabel={t('done.step')}
            series={[{ name: t('done.series'), values: days.map(({ count }) => count) }]}
            locale={locale}
            valueText={total}
          />
          <p className={styles.text}>
            {t('done.text', {
              number: total(days.reduce((sum, { count }) => sum + count, 0)),
            })}
          </p>
          {mayReadAll === false && <Note icon="info">{t('done.partial')}</Note>}
        </>
      )}
    </Card>
  );
}
