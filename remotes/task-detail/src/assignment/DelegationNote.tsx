import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useTaskChange } from '../changes/useTaskChange';

export function DelegationNote({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const user = useUser();
  const client = useEngineClient();
  const { change, isAssigning } = useTaskChange(task.id);
  const ownerId = task.owner ?? '';
  const owner = useQuery({
    ...userQueries(client).profile(ownerId),
    enabled: ownerId !== '' && ownerId !== user.id,
  });
  const isMine = task.assignee === user.id;
  const name = owner.data ? userName(owner.data) : ownerId;
  const text = t(`delegation.${isMine ? 'mine' : 'other'}${ownerKind()}`, { name });

  function ownerKind(): '' | '.nobody' | '.me' {
    if (ownerId === '') return '.nobody';
    return ownerId === user.id ? '.me' : '';
  }

  if (!isMine) return <Note icon="user">{text}</Note>;
  return (
    <Note
      icon="user"
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={isAssigning}
          onClick={({ currentTarget }) => {
            currentTarget.closest('article')?.querySelector<HTMLElement>('h2')?.focus();
            change({ kind: 'resolve' });
          }}
        >
          {t('delegation.resolve')}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
