import { parseEngineDate } from '@taskweave/base/engineDate';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { DUE_TEXTS, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { InlineNumber } from '@taskweave/widgets/inline-number';
import { useMinute } from '@taskweave/widgets/useMinute';
import { AssigneeProperty } from '../assignment/AssigneeProperty';
import { useTaskChange } from '../changes/useTaskChange';
import { DateProperty } from '../dates/DateProperty';
import { GroupsProperty } from '../groups/GroupsProperty';

const END_OF_WORK = '17:00';
const START_OF_WORK = '09:00';
const TONES = { late: 'danger', today: 'warning', later: undefined } as const;

export interface PropertiesProps {
  readonly task: TaskDetail;
  /** The task is no longer there: nothing of it can be changed. */
  readonly isOver: boolean;
}

/** The facts in the head of the task; each that can be changed is changed where it stands. */
export function Properties({ task, isOver }: PropertiesProps) {
  const { t, locale } = useTranslation();
  const { change } = useTaskChange(task.id);
  const dueWords = useTexts(DUE_TEXTS);
  const now = useMinute();
  const due = parseEngineDate(task.due);
  // The engine refuses every change while the instance is suspended.
  const canChange = !isOver && !task.suspended;
  return (
    <PropertyList>
      <AssigneeProperty task={task} canChange={!isOver} />
      <DateProperty
        name="due"
        label={t('property.due')}
        value={task.due}
        canChange={canChange}
        now={now}
        defaultTime={END_OF_WORK}
        form="due"
        tone={due === null ? undefined : TONES[dueText(due, now, dueWords).kind]}
        onChange={(value) => change({ kind: 'due', value })}
      />
      <DateProperty
        name="follow-up"
        label={t('property.followUp')}
        value={task.followUp}
        canChange={canChange}
        now={now}
        defaultTime={START_OF_WORK}
        form="with-time"
        onChange={(value) => change({ kind: 'followUp', value })}
      />
      <GroupsProperty task={task} canChange={canChange} />
      <Property label={t('property.priority')}>
        <InlineNumber
          name="priority"
          label={t('property.priority')}
          value={task.priority}
          text={formatsFor(locale).number(task.priority)}
          error={t('priority.error')}
          readOnly={!canChange}
          onApply={(value) => change({ kind: 'priority', value })}
        />
      </Property>
      {task.tenantId !== null && (
        <Property label={t('property.tenant')}>
          <bdi>{task.tenantId}</bdi>
        </Property>
      )}
    </PropertyList>
  );
}
