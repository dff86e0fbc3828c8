import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Language, PluginPoint, useHref } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Chip } from '@taskweave/ui/chip';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { Fragment, memo } from 'react';
import { CardFacts } from './CardFacts';
import styles from './TaskRow.module.css';
import { Tick } from './Tick';
import { canClaim } from './useClaim';
import { CardVariables } from './variables/CardVariables';
import { WhenCell } from './WhenCell';
import { exactDates, NORMAL_PRIORITY, otherFacts, whenLabel, whenText } from './whenText';

export interface TaskRowProps {
  /** Absent while it is on its way: the row holds its place, and keeps the focus when it comes. */
  readonly task: Task | undefined;
  readonly row: number;
  /** Distance from the top of the list in pixels. */
  readonly top: number;
  /** Pixels of the lines that every card has, at the usual size of text. */
  readonly height: number;
  readonly isSelected: boolean;
  /** Ticked for what is done to several tasks at once. */
  readonly isTicked: boolean;
  /** The one row that the Tab key reaches. */
  readonly isTabStop: boolean;
  readonly assignee: string | null;
  readonly definition: string;
  readonly businessKey: string;
  /** Says which variables the card shows. */
  readonly filter: Filter | undefined;
  readonly variables: Readonly<Record<string, VariablesByTask>>;
  /** Names of variables whose values are on their way. */
  readonly awaited: readonly string[];
  readonly now: Date;
  readonly language: Language;
}

/** Pixels of a card that has room for its other dates in a line of their own. */
const THREE_LINES = 70;

/** One row. Remembered by its props: while the list scrolls only rows that come into view are drawn. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, row, top, isSelected, isTicked, isTabStop, language } = props;
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={row + 1}
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
        <TaskCells {...props} task={task} />
      )}
    </div>
  );
});

function TaskCells(props: TaskRowProps & { readonly task: Task }) {
  const { task, isTicked, definition, businessKey, now, language } = props;
  const { t } = language;
  const name = task.name ?? task.taskDefinitionKey ?? task.id;
  const what = [definition, businessKey, task.tenantId ?? ''].filter((text) => text !== '');
  const isLow = props.height < THREE_LINES;
  // Every card of a list has the same lines, so that the eye finds each fact at the same place.
  const when = whenText(isLow ? task : { ...task, created: null }, now, useTexts(DUE_TEXTS));
  const facts = otherFacts(task, now, language);
  const isAlone = what.length === 0;
  // Where there is no line for them, the date that somebody has set stands in the line of the process.
  const beside = isLow ? facts.filter(({ of }) => of === 'followUp') : isAlone ? facts : [];
  const isShort = isLow || isAlone;
  const shown = props.filter?.properties.variables ?? [];
  return (
    <>
      <div role="gridcell" className={styles.name}>
        {/* It lies over the whole row, so what the row has no room for is under the mouse everywhere. */}
        <TaskLink taskId={task.id} title={`${name}\n${exactDates(task, language)}`}>
          {name}
        </TaskLink>
        <Tick label={t('bulk.select', { name })} isTicked={isTicked} />
      </div>
      <div role="gridcell" className={styles.when} aria-label={whenLabel(when, now, language)} data-tools>
        <WhenCell when={when} now={now} language={language} isNamed={isLow} />
      </div>
      <div role="gridcell" className={styles.what} data-short={(isShort && !isLow) || undefined}>
        {what.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
        <CardFacts facts={beside} before={isAlone ? '' : ' · '} />
      </div>
      <div role="gridcell" className={styles.who}>
        {/* Beside the person: the line of the process is cut where it is too long. */}
        <PluginPoint point="tasklist.card" props={{ taskId: task.id, task }} />
        {isLow && task.priority !== NORMAL_PRIORITY && (
          <span className={styles.priority}>{t('row.priority', { priority: task.priority })}</span>
        )}
        {task.suspended && <Chip>{t('row.suspended')}</Chip>}
        <Person {...props} task={task} name={name} />
      </div>
      {!isShort && (
        <div role="gridcell" className={styles.facts}>
          <CardFacts facts={facts} before="" />
        </div>
      )}
      {shown.length > 0 && (
        <CardVariables
          taskId={task.id}
          shown={shown}
          values={props.variables}
          awaited={props.awaited}
          showUndefined={props.filter?.properties.showUndefinedVariable ?? false}
          isReachable={props.isTabStop}
          language={language}
        />
      )}
    </>
  );
}

type PersonProps = Pick<TaskRowProps, 'assignee' | 'isTabStop' | 'language'> & {
  readonly task: Task;
  /** Of the task. */
  readonly name: string;
};

/** Who has the task. Where nobody has it, the place to press for it. */
function Person({ task, name, assignee, isTabStop, language: { t } }: PersonProps) {
  if (canClaim(task)) {
    return (
      // The grid hears of presses. Seen as a button once someone may mean it.
      <button
        type="button"
        className={`${styles.person} ${styles.claim}`}
        data-claim={t('claim')}
        data-none
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t('claim.label', { name })}
      >
        <bdi>{t('row.unassigned')}</bdi>
        <Avatar name={null} />
      </button>
    );
  }
  return (
    <span className={styles.person} data-none={assignee === null || undefined}>
      <bdi>{assignee ?? t('row.unassigned')}</bdi>
      <Avatar name={assignee} />
    </span>
  );
}

interface TaskLinkProps {
  readonly taskId: string;
  readonly title: string;
  readonly children: string;
}

/** Follows the address by itself, so that the row around it need not be drawn again for a link. */
function TaskLink({ taskId, title, children }: TaskLinkProps) {
  const href = useHref({ task: taskId });
  return (
    <a className={styles.link} dir="auto" href={href} tabIndex={-1} title={title}>
      {children}
    </a>
  );
}
