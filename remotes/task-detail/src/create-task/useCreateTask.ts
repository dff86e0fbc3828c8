import { useMutation } from '@tanstack/react-query';
import { createTries } from '@taskweave/engine-client/createTries';
import { useEngineClient, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useState } from 'react';
import { newTaskId, sendNewTask, type TaskDraft } from './newTask';

export function useCreateTask(onDone: () => void) {
  const { t } = useTranslation();
  const services = usePluginServices();
  const client = useEngineClient();
  const [newId] = useState(newTaskId);
  const [isChecking, setIsChecking] = useState(false);

  const { mutateAsync, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (draft: TaskDraft) => {
      const tries = createTries<void>(JSON.stringify([client.engine, services.user.id, 'create-task']));
      return sendNewTask(client, { id: newId, draft, tries, onLost: () => setIsChecking(true) });
    },
    onSettled: () => setIsChecking(false),
    onSuccess: ({ id, isGroupAdded }, draft) => {
      services.taskEvents.emit({ type: 'tasks-changed' });
      services.notifications.notify({
        kind: isGroupAdded ? 'success' : 'warning',
        title: t('create.done'),
        detail: isGroupAdded ? draft.name.trim() : t('create.groupError', { group: draft.group.trim() }),
        duration: 8_000,
        links: [
          {
            label: t('common.openTask'),
            href: () => services.navigation.href({ task: id, forceDisplayTask: 'true', detailsTab: null }),
          },
        ],
      });
      onDone();
    },
  });

  const send = useOneAtATime(mutateAsync);
  return { send, error, isPending, isChecking };
}
