import { firstWeekdayOf } from '@taskweave/base/calendar';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { countByDue } from '../counting/countRows';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { useCardCount, type ViewProps } from './Card';
import { CountCard } from './CountCard';

export function DueCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, `due ${locale}`, (tools) =>
    countByDue(tools, tools.now, firstWeekdayOf(locale)),
  );
  return (
    <CountCard
      view={view}
      count={count}
      title={t('due')}
      stepLabel={t('due.step')}
      nameOf={({ id }) => t(`due.${id}`)}
      toneOf={({ id }) => (id === 'overdue' ? 'danger' : id === 'today' ? 'warning' : 'neutral')}
    />
  );
}
