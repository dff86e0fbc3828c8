import { calendarDaysBetween } from '@taskweave/base/calendar';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import type { ReactNode } from 'react';
import styles from './RecordFrame.module.css';

export interface RecordFrameProps {
  readonly mark: ReactNode;
  readonly title: ReactNode;
  readonly author?: string | null;
  readonly time: string | null;
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

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
