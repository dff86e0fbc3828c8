import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/userQueries';
import { userName } from '@taskweave/engine-client/resources/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useTaskChange } from '../changes/useTaskChange';

/** Says whose task it is while someone else has it, and lets that one give it back. */
export function DelegationNote({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const user = useUser();
  const client = useEngineClient();
  const { change, isAssigning } = useTaskChange(task.id);
  const ownerId = task.owner ?? '';
  const owner = useQuery({ ...userQueries(client).profile(ownerId), enabled: ownerId !== '' });
  const name = owner.data ? userName(owner.data) : ownerId;
  if (task.assignee !== user.id) return <Note icon="user">{t('delegation.other', { name })}</Note>;
  return (
    <Note
      icon="user"
      action={
        <Button size="sm" variant="secondary" busy={isAssigning} onClick={() => change({ kind: 'resolve' })}>
          {t('delegation.resolve')}
        </Button>
      }
    >
      {t('delegation.mine', { name })}
    </Note>
  );
}
