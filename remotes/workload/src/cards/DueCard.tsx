import { firstWeekdayOf } from '@taskweave/base/calendar';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { countByDue } from '../counting/countRows';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import { CountChart } from './CountChart';

/** Open tasks by when they are due, in days of the person's time zone. */
export function DueCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, `due ${locale}`, (tools) =>
    countByDue(tools, tools.now, firstWeekdayOf(locale)),
  );
  const title = t('due');
  return (
    <Card count={count} title={title} hasOwnTitle>
      {(counted) => (
        <CountChart
          title={title}
          stepLabel={t('due.step')}
          counted={counted}
          view={view}
          nameOf={({ id }) => t(`due.${id}`)}
          toneOf={({ id }) => (id === 'overdue' ? 'danger' : id === 'today' ? 'warning' : 'neutral')}
        />
      )}
    </Card>
  );
}
