import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useConnection, useEngineClient } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { PriorityMark } from '@taskweave/ui/priority-mark';
import { Stack } from '@taskweave/ui/stack';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { Letters } from '@taskweave/widgets/letters';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useTenants } from '@taskweave/widgets/useTenants';
import { useId } from 'react';
import { usePageParam, useTaskHref } from '../data/addressParams';
import type { CompletedRow } from '../data/CompletedRow';
import { type DayGroup, type DoneSpan, daysOf } from '../data/daysOf';
import type { Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedRows.module.css';
import { ROW } from './useRowKeys';

const NORMAL_PRIORITY = 50;

export interface CompletedRowsProps {
  readonly rows: readonly CompletedRow[];
  readonly scope: Scope;
}

export function CompletedRows({ rows, scope }: CompletedRowsProps) {
  const { locale } = useTexts(COMPLETED_TEXTS);
  const now = useMinute();
  const hasPeople = scope.people === null || (scope.people?.length ?? 0) > 1;
  return daysOf(rows, now, locale).map((group) => (
    <Day key={group.span} group={group} now={now} hasPeople={hasPeople} />
  ));
}

interface DayProps {
  readonly group: DayGroup;
  readonly now: Date;
  readonly hasPeople: boolean;
}

function Day({ group: { span, rows }, now, hasPeople }: DayProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const [taskId] = usePageParam('completed');
  return (
    <Stack as="section" gap={1} aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        {t(`day.${span}`)}
      </h3>
      <ul role="list">
        {rows.map((row) => (
          <Row
            key={row.task.id}
            row={row}
            span={span}
            now={now}
            hasPeople={hasPeople}
            isOpen={row.task.id === taskId}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface RowProps {
  readonly row: CompletedRow;
  readonly span: DoneSpan;
  readonly now: Date;
  readonly hasPeople: boolean;
  readonly isOpen: boolean;
}

function Row({ row, span, now, hasPeople, isOpen }: RowProps) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const hrefOf = useTaskHref();
  const { task, name, businessKey, definition, person } = row;
  const tenant = useTenants(useEngineClient(), task.tenantId !== null).shown(task.tenantId);
  const date = parseEngineDate(task.completed);
  const formats = formatsFor(locale);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <a
        className={styles.name}
        dir="auto"
        href={hrefOf(task.id)}
        aria-current={isOpen || undefined}
        title={name}
        {...{ [ROW]: task.id }}
      >
        {name}
      </a>
      {date !== null && (
        <span className={styles.when}>
          <VisuallyHidden>{t('row.completed')} </VisuallyHidden>
          <time dateTime={date.toISOString()} title={formats.exact(date)}>
            {whenText(date, span, now, locale)}
          </time>
        </span>
      )}
      <span className={styles.what}>
        <Letters connection={useConnection(task.id)} />{' '}
        {[businessKey, definition, tenant].filter(Boolean).map((text, index) => (
          <span key={text}>
            {index > 0 && ' · '}
            <bdi>{text}</bdi>
          </span>
        ))}
      </span>
      <span className={styles.who}>
        {task.priority !== NORMAL_PRIORITY && (
          <PriorityMark
            priority={task.priority}
            label={t('row.priority', { priority: formats.number(task.priority) })}
          />
        )}
        {hasPeople && person !== '' && (
          <>
            <bdi>{person}</bdi>
            <Avatar name={person} id={task.assignee} size={20} />
          </>
        )}
      </span>
    </li>
  );
}

function whenText(date: Date, span: DoneSpan, now: Date, locale: string): string {
  const formats = formatsFor(locale);
  if (span === 'older') return formats.date(date, now);
  if (span !== 'week') return formats.time(date);
  const day = new Intl.DateTimeFormat(formats.locale, { weekday: 'short' }).format(date);
  return `${day}, ${formats.time(date)}`;
}
