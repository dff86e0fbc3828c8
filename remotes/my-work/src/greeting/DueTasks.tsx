import type { Task } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useHref, useUser } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { useId } from 'react';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import styles from './Greeting.module.css';
import { useKnownFacts } from './useKnownFacts';
import { ListLink } from './WorkLine';
import type { WorkList } from './workLists';
import { type DueWork, isGivenBack } from './workOf';

/** Tasks of a span that are named. */
const SHOWN = 3;

export interface DueTasksProps {
  readonly due: DueWork;
  readonly list: WorkList | null;
  readonly now: Date;
  /** Its first task is the one to begin with. */
  readonly isFirst: boolean;
}

/** A span with its number, and the first tasks of it. */
export function DueTasks({ due, list, now, isFirst }: DueTasksProps) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const titleId = useId();
  const { span, tasks, isCut } = due;
  const count = formatsFor(locale).number(tasks.length);
  return (
    <section className={styles.span} data-span={span} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        <ListLink
          label={t(span)}
          count={isCut ? (tasks.length === 0 ? '' : `${count}+`) : count}
          list={list}
        />
      </h3>
      <ul className={styles.tasks}>
        {tasks.slice(0, SHOWN).map((task, index) => (
          <TaskLine key={task.id} task={task} now={now} begins={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}

interface TaskLineProps {
  readonly task: Task;
  readonly now: Date;
  readonly begins: boolean;
}

function TaskLine({ task, now, begins }: TaskLineProps) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const { id: userId } = useUser();
  const href = useHref({ task: task.id, detailsTab: null });
  const about = useKnownFacts(task);
  const isPartOfMore = task.processInstanceId !== null || task.caseInstanceId !== null;
  return (
    <li>
      <a className={styles.task} href={href} data-begins={begins || undefined}>
        <span className={styles.name} dir="auto">
          {task.name ?? task.taskDefinitionKey ?? task.id}
        </span>
        {isGivenBack(task, userId) && <Chip>{t('givenBack.mark')}</Chip>}
        <span className={styles.when}>
          <DateText iso={task.due ?? ''} locale={locale} now={now} form="due" />
        </span>
        {/* Its place is there before it is known. */}
        {isPartOfMore && <span className={styles.about}>{about}</span>}
      </a>
    </li>
  );
}
