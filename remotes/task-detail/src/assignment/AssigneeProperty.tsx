import { userName } from '@taskweave/engine-client/resources/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Button } from '@taskweave/ui/button';
import { Property } from '@taskweave/ui/property-list';
import styles from './AssigneeProperty.module.css';
import { actionFor } from './assignment';
import { useAssignment } from './useAssignment';

export interface AssigneePropertyProps {
  readonly task: TaskDetail;
  /** Without it the assignee can only be looked at. */
  readonly canChange: boolean;
}

export function AssigneeProperty({ task, canChange }: AssigneePropertyProps) {
  const { t } = useTranslation();
  const action = actionFor(task, useUser());
  const { assign, isPending } = useAssignment(task.id);
  const name = assigneeName(task);
  return (
    <Property label={t('property.assignee')}>
      <Avatar name={name} />
      {name === null ? (
        <span className={styles.unset}>{t('property.unassigned')}</span>
      ) : (
        <bdi title={task.assignee ?? undefined}>{name}</bdi>
      )}
      {/* One button for all three, so that the focus stays on it when the action turns into its opposite. */}
      {canChange && (
        <Button
          size="sm"
          variant={action === 'claim' ? 'secondary' : 'quiet'}
          busy={isPending}
          onClick={() => assign(action)}
        >
          {t(`assignment.${action}`)}
        </Button>
      )}
    </Property>
  );
}

/** Null while nobody holds the task. */
export function assigneeName(task: TaskDetail): string | null {
  return task.assigneeUser ? userName(task.assigneeUser) : task.assignee;
}
