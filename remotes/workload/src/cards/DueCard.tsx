import { firstWeekdayOf } from '@taskweave/base/calendar';
import { useRef } from 'react';
import { Card } from './Card';
import type { OpenTaskCardProps } from './OpenTaskCardProps';
import { useSeen } from './useSeen';
import { countByDue } from '../counting/countRows';
import { useCount } from '../counting/useCount';
import { useWorkloadText } from '../texts/useWorkloadText';
import { CountChart } from './CountChart';

/** Open tasks by when they are due, in days of the person's time zone. */
export function DueCard({ view }: OpenTaskCardProps) {
  const { t, locale } = useWorkloadText();
  const ref = useRef<HTMLElement>(null);
  const query = useCount({
    name: `due ${locale}`,
    view,
    ask: (tools) => countByDue(tools, tools.now, firstWeekdayOf(locale)),
    isWanted: useSeen(ref),
  });
  const title = t('due');
  return (
    <Card ref={ref} title={title} query={query} hasOwnTitle>
      {(counted) => (
        <CountChart
          title={title}
          stepLabel={t('due.step')}
          counted={counted}
          view={view}
          nameOf={({ id }) => t(`due.${id}`)}
        />
      )}
    </Card>
  );
}
