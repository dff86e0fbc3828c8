import { calendarDaysBetween } from '@taskweave/base/calendar';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useMinute } from '@taskweave/widgets/useMinute';
import styles from '../history/History.module.css';
import { HistoryItem } from '../history/HistoryItem';
import type { HistoryDay } from '../history/historyEvents';
import { useHistory } from '../history/useHistory';

/** What was done to the task and said about it, newest first, by days. */
export default function HistoryTab({ taskId }: TaskScope) {
  const { t } = useTranslation();
  const history = useHistory(taskId);
  const { days, error, hasMore, shown, total } = history;

  if (error !== null && !isLoginRequired(error)) {
    return (
      <Problem
        title={t('common.historyFailed')}
        error={error}
        onRetry={history.retry}
        isRetrying={history.isFetching}
      />
    );
  }
  if (days === null) return <Skeleton label={t('history.loading')} count={6} />;
  return (
    <div className={styles.tab}>
      {history.commentsError !== null && !isLoginRequired(history.commentsError) && (
        <p className={styles.note}>{t('history.noComments')}</p>
      )}
      {days.length === 0 ? (
        <EmptyState text={t('history.none')} />
      ) : (
        days.map((day) => <Day key={day.date.getTime()} day={day} nameOf={history.nameOf} />)
      )}
      <div role="status">
        <VisuallyHidden>{t('common.changes', { count: shown })}</VisuallyHidden>
      </div>
      {hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" busy={history.isLoadingMore} onClick={history.loadMore}>
            {t('history.more')}
          </Button>
          {total !== null && <span className={styles.count}>{t('history.count', { shown, total })}</span>}
          {history.moreError !== null && (
            <p className={styles.failed} role="alert">
              {t('history.moreError')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface DayProps {
  readonly day: HistoryDay;
  readonly nameOf: (kind: 'user' | 'group', id: string) => string;
}

function Day({ day, nameOf }: DayProps) {
  const { locale } = useTranslation();
  const now = useMinute();
  const formats = formatsFor(locale);
  const isNear = Math.abs(calendarDaysBetween(now, day.date)) <= 1;
  const date = formats.heading(day.date, now);
  return (
    <section className={styles.day}>
      <h3 className={styles.date}>{isNear ? `${relativeDay()}, ${date}` : date}</h3>
      <ol className={styles.list}>
        {day.events.map((event) => (
          <HistoryItem key={event.id} event={event} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  );

  /** "Today", "Yesterday". */
  function relativeDay(): string {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const text = words.format(calendarDaysBetween(now, day.date), 'day');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }
}
