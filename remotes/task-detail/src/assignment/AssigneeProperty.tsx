import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { lazyPart, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { assignmentFor } from '@taskweave/task-changes/TaskChange';
import { Avatar } from '@taskweave/ui/avatar';
import { Button } from '@taskweave/ui/button';
import { Property } from '@taskweave/ui/property-list';
import { useTaskChange } from '../changes/useTaskChange';
import { InlineField } from '../inline-field/InlineField';
import styles from './AssigneeProperty.module.css';

const AssigneeEditor = lazyPart(() => import(/* webpackChunkName: "people" */ './AssigneeEditor'), {
  takesKeys: true,
});

export interface AssigneePropertyProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
  readonly showsClaim: boolean;
}

export function AssigneeProperty({ task, canChange, showsClaim }: AssigneePropertyProps) {
  const { t } = useTranslation();
  const action = assignmentFor(task, useUser());
  const { change, isAssigning } = useTaskChange(task.id);
  const name = assigneeName(task);
  return (
    <Property
      label={t('property.assignee')}
      seat="var(--seat-person)"
      icon={<Avatar name={name} id={task.assignee} size={20} />}
    >
      <InlineField
        name="assignee"
        label={t('property.assignee')}
        isUnset={name === null}
        readOnly={!canChange}
        onIntent={AssigneeEditor.preload}
        editor={(editing) => <AssigneeEditor task={task} editing={editing} />}
      >
        {name === null ? (
          t('property.unassigned')
        ) : (
          <bdi title={name === task.assignee ? name : `${name} (${task.assignee})`}>{name}</bdi>
        )}
      </InlineField>
      {/* All three actions share one button, so that it keeps the focus when the action flips. */}
      {canChange && (action !== 'claim' || showsClaim) && (
        <Button
          size="sm"
          {...(action === 'claim' ? { variant: 'secondary' } : releaseLook(t(`assignment.${action}`)))}
          busy={isAssigning}
          onClick={({ currentTarget }) => {
            if (action !== 'claim' && !showsClaim)
              currentTarget.parentElement?.querySelector<HTMLElement>('[data-inline-field]')?.focus();
            change({ kind: action });
          }}
        >
          {action === 'claim' && t('assignment.claim')}
        </Button>
      )}
    </Property>
  );
}

function releaseLook(name: string) {
  return { icon: 'close', className: styles.release, title: name, 'aria-label': name } as const;
}

export function assigneeName(task: TaskDetail): string | null {
  return task.assigneeUser ? userName(task.assigneeUser) : task.assignee;
}
