import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Chart } from '@taskweave/ui/chart';
import { EmptyState } from '@taskweave/ui/empty-state';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import styles from './Card.module.css';
import { durationUnit, getDurations } from './doneReport';

export function DurationCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'durations', ({ client, now, signal }) =>
    getDurations(client, now, signal),
  );
  const title = t('took');
  const month = new Intl.DateTimeFormat(locale, { month: 'long' });
  return (
    <Card count={count} title={title} hasOwnTitle={(count.query.data?.length ?? 0) > 0}>
      {(months) => {
        if (months.length === 0) return <EmptyState text={t('took.none')} />;
        const { unit, milliseconds } = durationUnit(months.map(({ maximum }) => maximum));
        const values = (of: (one: (typeof months)[number]) => number) =>
          months.map((one) => Math.round((10 * of(one)) / milliseconds) / 10);
        return (
          <>
            <Chart
              title={title}
              headingLevel={3}
              steps={months.map((one) => month.format(new Date(2000, one.month - 1, 1)))}
              stepLabel={t('took.step')}
              series={[
                { name: t('took.maximum'), values: values(({ maximum }) => maximum) },
                { name: t('took.average'), values: values(({ average }) => average) },
                { name: t('took.minimum'), values: values(({ minimum }) => minimum) },
              ]}
              locale={locale}
            />
            <p className={styles.text}>{t(`took.unit.${unit}`)}</p>
          </>
        );
      }}
    </Card>
  );
}
