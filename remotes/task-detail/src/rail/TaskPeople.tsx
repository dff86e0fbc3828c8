import { userName } from '@taskweave/engine-client/resources/identity/user';
import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Icon } from '@taskweave/ui/icon';
import { useKnownTask } from '../data/useTaskDetail';
import styles from './Rail.module.css';

export default function TaskPeople({ taskId }: TaskProps) {
  const { t } = useTranslation();
  const { detail } = useKnownTask(taskId);
  if (detail === null) return null;
  const { assignee, owner, candidateUsers, candidateGroups } = detail;
  const isOfOwner = owner !== null && owner !== '' && owner !== assignee;
  if (!isOfOwner && candidateUsers.length + candidateGroups.length === 0) return null;
  return (
    <ul className={styles.people} role="list">
      {isOfOwner && (
        <li>
          <Avatar name={owner} size={20} />
          <bdi>{owner}</bdi>
          <span className={styles.role}>{t('rail.owner')}</span>
        </li>
      )}
      {candidateUsers.map((user) => (
        <li key={user.id}>
          <Avatar name={userName(user)} id={user.id} size={20} />
          <bdi>{userName(user)}</bdi>
        </li>
      ))}
      {candidateGroups.map((group) => (
        <li key={group.id}>
          <Icon name="group" />
          <bdi>{group.name ?? group.id}</bdi>
        </li>
      ))}
    </ul>
  );
}
