import { parseEngineDate } from '@taskweave/base/engineDate';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { DUE_TEXTS, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Icon } from '@taskweave/ui/icon';
import { PriorityMark } from '@taskweave/ui/priority-mark';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AssigneeProperty } from '../assignment/AssigneeProperty';
import { useTaskChange } from '../changes/useTaskChange';
import { DateProperty } from '../dates/DateProperty';
import { GroupsProperty } from '../groups/GroupsProperty';
import { InlineNumber } from '../inline-field/InlineNumber';
import styles from './TaskColumn.module.css';
import { tabAddress } from './tabAddress';
import { FORM_TAB, useTaskTabs } from './useTaskTabs';

const END_OF_WORK = '17:00';
const START_OF_WORK = '09:00';
const USUAL_PRIORITY = 50;
const SHOWN_NAMES = 2;
const NAMES = ['due', 'followUp', 'groups', 'priority'] as const;
type PropertyName = (typeof NAMES)[number];
const FIELDS = { due: 'due', followUp: 'follow-up', groups: 'groups', priority: 'priority' } as const;
const TONES = { late: 'danger', today: 'warning', later: undefined } as const;

export interface PropertiesProps {
  readonly task: TaskDetail;
  readonly isOver: boolean;
}

export function Properties({ task, isOver }: PropertiesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { current } = useTaskTabs(task);
  // The engine refuses every change while the instance is suspended.
  const canChange = !isOver && !task.suspended;
  const unset = unsetOf(task);
  const [seen, setSeen] = useState<readonly PropertyName[]>([]);
  const added = NAMES.filter((name) => !unset.includes(name) && !seen.includes(name));
  if (added.length > 0) setSeen([...seen, ...added]);
  const absent = unset.filter((name) => !seen.includes(name));
  const folded = isUnfolded || !canChange ? [] : absent;
  const hides = (name: PropertyName) => absent.includes(name) && !(isUnfolded && canChange);
  const labels = folded.map((name) => t(`property.${name}`));

  function unfold(): void {
    const [first] = folded;
    flushSync(() => setIsUnfolded(true));
    list.current?.querySelector<HTMLElement>(`[data-inline-field="${FIELDS[first ?? 'due']}"]`)?.focus();
  }

  return (
    <div ref={list} className={styles.properties}>
      <PropertyList>
        <AssigneeProperty
          task={task}
          canChange={!isOver}
          showsClaim={task.suspended || current === null || tabAddress(current) !== FORM_TAB}
        />
        <Dates {...{ task, canChange, hides }} />
        {!hides('groups') && <GroupsProperty task={task} canChange={canChange} />}
        {!hides('priority') && <PriorityProperty {...{ task, canChange }} />}
        {task.tenantId !== null && (
          <Property label={t('property.tenant')} icon={<Icon name="archive" />}>
            {t('property.tenantNamed', { tenant: task.tenantId })}
          </Property>
        )}
      </PropertyList>
      {labels.length > 0 && (
        <Button size="sm" icon="plus" data-unfold title={labels.join(', ')} onClick={unfold}>
          <VisuallyHidden>{t('property.add')}</VisuallyHidden> {labels.slice(0, SHOWN_NAMES).join(', ')}
          {labels.length > SHOWN_NAMES && ', …'}
        </Button>
      )}
    </div>
  );
}

interface PartProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
}

function Dates({ task, canChange, hides }: PartProps & { readonly hides: (name: PropertyName) => boolean }) {
  const { t } = useTranslation();
  const { change } = useTaskChange(task.id);
  const dueWords = useTexts(DUE_TEXTS);
  const now = useMinute();
  const due = parseEngineDate(task.due);
  return (
    <>
      {!hides('due') && (
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
      {!hides('followUp') && (
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
  return (
    <Property
      label={t('property.priority')}
      icon={<PriorityMark priority={task.priority} label={t('property.priority')} />}
    >
      <InlineNumber
        name="priority"
        label={t('property.priority')}
        value={task.priority}
        text={text}
        error={t('priority.error')}
        readOnly={!canChange}
        onApply={(value) => change({ kind: 'priority', value })}
      />
    </Property>
  );
}

function unsetOf({
  due,
  followUp,
  candidateGroups,
  candidateUsers,
  priority,
}: TaskDetail): readonly PropertyName[] {
  const isUnset: Readonly<Record<PropertyName, boolean>> = {
    due: due === null,
    followUp: followUp === null,
    groups: candidateGroups.length + candidateUsers.length === 0,
    priority: priority === USUAL_PRIORITY,
  };
  return NAMES.filter((name) => isUnset[name]);
}
