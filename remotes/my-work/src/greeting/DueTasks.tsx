import type { Task } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useHref, useUser } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { WorkRow } from '@taskweave/widgets/work-row';
import { WorkSection } from '@taskweave/widgets/work-section';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import { useKnownFacts } from './useKnownFacts';
import { ListLink } from './WorkLine';
import type { WorkList } from './workLists';
import { type DueWork, isGivenBack } from './workOf';

const SHOWN = 3;
const URGENCY = { overdue: 'danger', today: 'warning', week: undefined } as const;

export interface DueTasksProps {
  readonly due: DueWork;
  readonly list: WorkList | null;
  readonly now: Date;
  readonly isFirst: boolean;
}

export function DueTasks({ due, list, now, isFirst }: DueTasksProps) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const { span, tasks, isCut } = due;
  const count = formatsFor(locale).number(tasks.length);
  return (
    <WorkSection
      urgency={URGENCY[span]}
      heading={
        <ListLink
          label={t(span)}
          count={isCut ? (tasks.length === 0 ? '' : `${count}+`) : count}
          list={list}
        />
      }
    >
      {tasks.slice(0, SHOWN).map((task, index) => (
        <TaskLine key={task.id} task={task} now={now} begins={isFirst && index === 0} />
      ))}
    </WorkSection>
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
    <WorkRow
      href={href}
      begins={begins}
      name={task.name ?? task.taskDefinitionKey ?? task.id}
      mark={isGivenBack(task, userId) && <Chip>{t('givenBack.mark')}</Chip>}
      when={<DateText iso={task.due ?? ''} locale={locale} now={now} form="due" />}
      about={isPartOfMore ? about : undefined}
    />
  );
}
