import type { Task } from '@taskweave/engine-client/Task';
import { type Language, PluginPoint } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { memo } from 'react';
import styles from './TaskRow.module.css';
import { whenText } from './whenText';

export interface TaskRowProps {
  readonly task: Task;
  readonly row: number;
  /** Distance from the top of the list in pixels. */
  readonly top: number;
  readonly href: string;
  readonly isSelected: boolean;
  /** The one row that the Tab key reaches. */
  readonly isTabStop: boolean;
  readonly assignee: string | null;
  readonly definition: string;
  readonly businessKey: string;
  readonly now: Date;
  readonly language: Language;
}

const NORMAL_PRIORITY = 50;

/** One task. Remembered by its props: while the list scrolls only rows that come into view are drawn. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, row, top, href, isSelected, isTabStop, assignee, definition, businessKey, now, language } =
    props;
  const { t, locale } = language;
  const when = whenText(task, now, language);
  const what = [definition, businessKey].filter((text) => text !== '');
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={row + 1}
      aria-selected={isSelected}
      data-row={row}
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className={styles.name}>
        <a className={styles.link} href={href} tabIndex={-1}>
          <bdi>{task.name ?? task.taskDefinitionKey ?? task.id}</bdi>
        </a>
      </div>
      <div role="gridcell" className={styles.when}>
        {when === null ? null : when.kind === 'date' ? (
          <DateText iso={when.iso} locale={locale} now={now} />
        ) : (
          <Chip tone={when.kind === 'late' ? 'danger' : 'warning'}>{when.text}</Chip>
        )}
      </div>
      <div role="gridcell" className={styles.what}>
        {what.map((text, index) => (
          <span key={text}>
            {index > 0 && ' · '}
            <bdi>{text}</bdi>
          </span>
        ))}
        <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
      </div>
      <div role="gridcell" className={styles.who}>
        {task.priority !== NORMAL_PRIORITY && (
          <span className={styles.priority}>{t('row.priority', { priority: task.priority })}</span>
        )}
        {task.suspended && <Chip>{t('row.suspended')}</Chip>}
        <span className={styles.person} data-none={assignee === null || undefined}>
          <bdi>{assignee ?? t('row.unassigned')}</bdi>
          <Avatar name={assignee} />
        </span>
      </div>
    </div>
  );
});
