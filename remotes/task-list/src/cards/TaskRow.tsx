import { parseEngineDate } from '@taskweave/base/engineDate';
import type { Task } from '@taskweave/engine-client/Task';
import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useInboxHref } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Chip } from '@taskweave/ui/chip';
import { PriorityMark } from '@taskweave/ui/priority-mark';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ComponentType, Fragment, memo, useId } from 'react';
import type { Variables } from '../facts/declaredVariables';
import type { FactLineProps, RowFact } from '../facts/RowFacts';
import { Badges } from './Badges';
import type { RowProps } from './RowProps';
import type { SharedFacts } from './sharedFacts';
import styles from './TaskRow.module.css';
import { Tick } from './Tick';
import { canClaim } from './useClaim';
import { WhenCell } from './WhenCell';
import { dateWords, exactDates, NORMAL_PRIORITY, whenLabel, whenText } from './whenText';

export interface TaskRowProps extends RowProps {
  readonly shared: SharedFacts;
  readonly isByCreation: boolean;
  readonly facts: readonly RowFact[] | undefined;
  readonly variables: Variables | undefined;
  readonly Line: ComponentType<FactLineProps> | null;
}

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, row, top, isSelected, isTicked, isTabStop, language } = props;
  const id = useId();
  return (
    <div
      className={styles.row}
      role="row"
      // Screen readers must read the name once, although checkbox and button repeat it for those who reach them directly.
      aria-labelledby={task && LABELS.map((part) => id + part).join(' ')}
      aria-rowindex={row + 1}
      aria-level={props.level}
      aria-selected={isSelected}
      aria-busy={task === undefined || undefined}
      data-row={task === undefined ? undefined : row}
      data-ticked={isTicked || undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {task === undefined ? (
        <div role="gridcell" className={styles.bar}>
          <VisuallyHidden>{language.t('row.loading')}</VisuallyHidden>
        </div>
      ) : (
        <TaskCells {...props} id={id} task={task} />
      )}
    </div>
  );
});

const LABELS = ['name', 'when', 'what', 'created', 'badges', 'priority', 'state', 'person'];

function TaskCells(props: TaskRowProps & { readonly id: string; readonly task: Task }) {
  const { id, task, isTicked, now, language } = props;
  const { t } = language;
  const name = task.name ?? task.taskDefinitionKey ?? task.id;
  const when = whenText(task.due, now, useTexts(DUE_TEXTS));
  const facts = (props.facts ?? []).map(({ label, text }) => t('row.date', { label, date: text }));
  return (
    <>
      <div role="gridcell" className={styles.name}>
        <TaskLink
          id={`${id}name`}
          taskId={task.id}
          title={[name, ...facts, exactDates(task, language)].join('\n')}
        >
          {name}
        </TaskLink>
        <Tick label={t('bulk.select', { name })} isTicked={isTicked} />
      </div>
      <div
        role="gridcell"
        id={`${id}when`}
        className={styles.when}
        aria-label={whenLabel(when, now, language)}
        data-tools
      >
        <WhenCell when={when} now={now} language={language} isPlain={props.shared.isLate} />
      </div>
      <What {...props} />
      <div role="gridcell" className={styles.who}>
        <Created {...props} />
        <Badges id={`${id}badges`} task={task} variables={props.variables} />
        {task.priority !== NORMAL_PRIORITY && (
          <PriorityMark
            id={`${id}priority`}
            priority={task.priority}
            label={t('row.priority', { priority: formatsFor(language.locale).number(task.priority) })}
          />
        )}
        {task.suspended && (
          <span id={`${id}state`}>
            <Chip>{t('common.suspended')}</Chip>
          </span>
        )}
        <Person {...props} name={name} />
      </div>
    </>
  );
}

type CellProps<Key extends keyof TaskRowProps> = Pick<TaskRowProps, Key | 'language'> & {
  readonly id: string;
  readonly task: Task;
};

function What(
  props: CellProps<
    'definition' | 'businessKey' | 'tenant' | 'shared' | 'now' | 'facts' | 'Line' | 'isTabStop'
  >,
) {
  const { facts = [], Line } = props;
  const { id, task, definition, businessKey, tenant, shared, now, language } = props;
  const process = shared.process ? '' : definition;
  const followUp = dateWords('followUp', task.followUp, now, language);
  const isPast = (parseEngineDate(task.followUp)?.getTime() ?? Number.POSITIVE_INFINITY) < now.getTime();
  const past = isPast && <span className={styles.past}>{followUp}</span>;
  const isBehind = businessKey !== '';
  const last = [isPast ? undefined : followUp, tenant, process].filter((text) => text);
  const isLastBehind = isBehind || isPast || facts.length > 0;
  return (
    <div role="gridcell" id={`${id}what`} className={styles.what}>
      {isBehind && <bdi className={facts.length > 0 ? styles.key : undefined}>{businessKey}</bdi>}
      {Line === null ? (
        <>
          {past && isBehind && ' · '}
          {past}
        </>
      ) : (
        <Line facts={facts} notice={past} isBehind={isBehind} isReachable={props.isTabStop} />
      )}
      {last.map((text, index) => (
        <Fragment key={text}>
          {(isLastBehind || index > 0) && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </div>
  );
}

function Created({ id, task, isByCreation, now, language: { locale } }: CellProps<'isByCreation' | 'now'>) {
  const date = parseEngineDate(task.created);
  if (date === null || !isByCreation) return null;
  const formats = formatsFor(locale);
  return (
    <time id={`${id}created`} dateTime={date.toISOString()} title={formats.exact(date)}>
      {formats.relative(date, now, 'alone')}
    </time>
  );
}

function Person(props: CellProps<'assignee' | 'isTabStop' | 'shared'> & { readonly name: string }) {
  const { id, task, name, assignee, isTabStop, shared, language } = props;
  const { t } = language;
  if (canClaim(task)) {
    return (
      <button
        type="button"
        className={`${styles.person} ${styles.claim}`}
        data-claim={t('claim')}
        data-none
        data-shared={shared.assignee === 'nobody' || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('claim.label', { name })}
      >
        <bdi id={`${id}person`}>{t('row.unassigned')}</bdi>
        <Avatar name={null} size={20} />
      </button>
    );
  }
  if (shared.assignee === (assignee === null ? 'nobody' : 'person')) return null;
  return (
    <span className={styles.person} data-none={assignee === null || undefined} title={assignee ?? undefined}>
      <bdi id={`${id}person`}>{assignee ?? t('row.unassigned')}</bdi>
      <Avatar name={assignee} id={task.assignee} size={20} />
    </span>
  );
}

interface TaskLinkProps {
  readonly id: string;
  readonly taskId: string;
  readonly title: string;
  readonly children: string;
}

function TaskLink({ id, taskId, title, children }: TaskLinkProps) {
  const href = useInboxHref({ task: taskId });
  return (
    <a id={id} className={styles.link} dir="auto" href={href} tabIndex={-1} title={title}>
      {children}
    </a>
  );
}
