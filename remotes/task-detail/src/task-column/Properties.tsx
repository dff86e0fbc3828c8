import { parseEngineDate } from '@taskweave/base/engineDate';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { DUE_TEXTS, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { PriorityMark } from '@taskweave/ui/priority-mark';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { useMinute } from '@taskweave/widgets/useMinute';
import { AssigneeProperty } from '../assignment/AssigneeProperty';
import { useTaskChange } from '../changes/useTaskChange';
import { DateProperty } from '../dates/DateProperty';
import { InlineField } from '../inline-field/InlineField';
import { InlineNumber } from '../inline-field/InlineNumber';
import { tabAddress } from './tabAddress';
import { FORM_TAB, useTaskTabs } from './useTaskTabs';

const END_OF_WORK = '17:00';
const START_OF_WORK = '09:00';
const USUAL_PRIORITY = 50;
const TONES = { late: 'danger', today: 'warning', later: undefined } as const;
const GroupsDialog = lazyPart(() => import(/* webpackChunkName: "people" */ '../groups/GroupsDialog'), {
  takesKeys: true,
});

export interface PropertiesProps {
  readonly task: TaskDetail;
  readonly isOver: boolean;
}

export function Properties({ task, isOver }: PropertiesProps) {
  const { current } = useTaskTabs(task);
  // The engine refuses every change while the instance is suspended.
  const canChange = !isOver && !task.suspended;
  const hasGroups = task.candidateGroups.length + task.candidateUsers.length > 0;

  return (
    <PropertyList>
      <AssigneeProperty
        task={task}
        canChange={!isOver}
        showsClaim={task.suspended || current === null || tabAddress(current) !== FORM_TAB}
      />
      <Dates {...{ task, canChange }} />
      {(canChange || task.priority !== USUAL_PRIORITY) && <PriorityProperty {...{ task, canChange }} />}
      {(canChange || hasGroups) && <GroupsProperty task={task} canChange={canChange} />}
    </PropertyList>
  );
}

interface PartProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
}

function Dates({ task, canChange }: PartProps) {
  const { t } = useTranslation();
  const { change } = useTaskChange(task.id);
  const dueWords = useTexts(DUE_TEXTS);
  const now = useMinute();
  const due = parseEngineDate(task.due);
  return (
    <>
      {(canChange || task.due !== null) && (
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
      )}
      {(canChange || task.followUp !== null) && (
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
      )}
    </>
  );
}

function PriorityProperty({ task, canChange }: PartProps) {
  const { t, locale } = useTranslation();
  const { change } = useTaskChange(task.id);
  const text = formatsFor(locale).number(task.priority);
  const isUsual = task.priority === USUAL_PRIORITY;
  return (
    <Property
      label={t('property.priority')}
      seat="var(--seat-priority)"
      isUnset={isUsual}
      icon={<PriorityMark priority={task.priority} label={t('property.priority')} />}
    >
      <InlineNumber
        name="priority"
        label={t('property.priority')}
        value={task.priority}
        text={text}
        isUsual={isUsual}
        error={t('priority.error')}
        readOnly={!canChange}
        onApply={(value) => change({ kind: 'priority', value })}
      />
    </Property>
  );
}

interface GroupsPropertyProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
}

function GroupsProperty({ task, canChange }: GroupsPropertyProps) {
  const { t, locale } = useTranslation();
  const names = [
    ...task.candidateGroups.map(({ id, name }) => name ?? id),
    ...task.candidateUsers.map(userName),
  ];
  const text = formatsFor(locale).list(names);
  return (
    <Property
      label={t(task.candidateUsers.length === 0 ? 'property.groups' : 'property.candidates')}
      seat="rest"
      isUnset={names.length === 0}
      icon={<Icon name="group" />}
    >
      <InlineField
        name="groups"
        label={t('property.groups')}
        isUnset={names.length === 0}
        action={names.length === 0 ? t('property.addGroup') : undefined}
        readOnly={!canChange}
        onIntent={GroupsDialog.preload}
        editor={({ close }) => <GroupsDialog task={task} onClose={close} />}
      >
        {names.length > 0 && <bdi title={text}>{text}</bdi>}
      </InlineField>
    </Property>
  );
}
