import { calendarDaysBetween } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import type { ReactNode } from 'react';
import styles from './RecordFrame.module.css';

export interface RecordFrameProps {
  /** A face or a sign before it. */
  readonly mark: ReactNode;
  /** What was done, or who said it. */
  readonly title: ReactNode;
  /** Who did it, where the title does not say so; null where nobody knows. */
  readonly author?: string | null;
  /** A date of the engine; null where it has kept none. */
  readonly time: string | null;
  /** Buttons that change it. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing that happened to a task, as all of them look. */
export function RecordFrame({ mark, title, author = null, time, tools, children }: RecordFrameProps) {
  return (
    <div className={styles.record}>
      {mark}
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          {author !== null && <bdi>{author}</bdi>}
          {time !== null && <Moment iso={time} />}
          {tools && <span className={styles.tools}>{tools}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}

const HOUR = 3_600_000;

/** How long ago it was today, else the time of the day, which a heading names. */
function Moment({ iso }: { readonly iso: string }) {
  const { locale } = useTranslation();
  const now = useMinute();
  const date = parseEngineDate(iso);
  if (date === null) return <span>{iso}</span>;
  const formats = formatsFor(locale);
  const isNear = calendarDaysBetween(now, date) === 0 || Math.abs(now.getTime() - date.getTime()) < HOUR;
  return (
    <time dateTime={date.toISOString()} title={formats.exact(date)}>
      {isNear ? formats.relative(date, now) : formats.time(date)}
    </time>
  );
}
