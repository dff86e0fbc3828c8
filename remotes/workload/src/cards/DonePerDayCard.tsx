import { formatsFor } from '@taskweave/i18n/formats';
import { usePermission } from '@taskweave/plugin-sdk';
import { Chart } from '@taskweave/ui/chart';
import { Note } from '@taskweave/ui/note';
import { useRef } from 'react';
import { Card } from './Card';
import styles from './Card.module.css';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { useCount } from '../counting/useCount';
import { useWorkloadText } from '../texts/useWorkloadText';
import { countDonePerDay } from './doneReport';

const READ_HISTORY = { permission: 'READ_HISTORY', resource: 'Process Definition' } as const;

/** Tasks completed per day, which no list has any more: the bars lead nowhere. */
export function DonePerDayCard({ view }: OpenTaskCardProps) {
  const { t, locale } = useWorkloadText();
  const ref = useRef<HTMLElement>(null);
  const isWanted = useSeen(ref);
  const query = useCount({
    name: 'done',
    view,
    ask: ({ client, now, signal }) => countDonePerDay(client, now, signal),
    isWanted,
  });
  const mayReadAll = usePermission(isWanted ? READ_HISTORY : null);
  const title = t('done');
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle>
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
          />
          <p className={styles.text}>
            {t('done.text', {
              number: formatsFor(locale).number(days.reduce((sum, { count }) => sum + count, 0)),
            })}
          </p>
          {mayReadAll === false && <Note icon="info">{t('done.partial')}</Note>}
        </>
      )}
    </Card>
  );
}
