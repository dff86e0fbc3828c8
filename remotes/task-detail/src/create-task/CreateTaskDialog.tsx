import { useMutation } from '@tanstack/react-query';
import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import {
  type ActionProps,
  EngineOf,
  useEngineClient,
  usePermission,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { useId, useRef, useState } from 'react';
import { useUnsentInput } from '../unsent/useUnsentInput';
import { NewTaskFields, type NewTaskFieldsProps } from './NewTaskFields';
import { EMPTY_DRAFT, faultsOf, newTaskId, readDraft, sendNewTask, type TaskDraft } from './newTask';
import { useNewTaskNames } from './useNewTaskNames';

const WHERE = 'create-task-where';

/** Of several engines, the one that it was before; a person is asked once. */
export default function CreateTaskDialog({ close }: ActionProps) {
  const { connections, storage } = usePluginServices();
  const [id] = useState(newTaskId);
  const [where, setWhere] = useState(() => storage.get(WHERE));
  const engine = connections?.all.find((one) => one.id === where);
  const options = connections?.all.map(({ id: value, label }) => ({ value, label }));
  return (
    <EngineOf id={engine?.idOf(id) ?? null}>
      <NewTask
        id={engine?.idOf(id) ?? id}
        close={close}
        {...(options && { where: { value: engine?.id ?? '', options, onChange: setWhere } })}
        onCreate={() => engine && storage.set(WHERE, engine.id)}
      />
    </EngineOf>
  );
}

interface NewTaskProps extends ActionProps {
  readonly id: string;
  readonly where?: NewTaskFieldsProps['where'];
  readonly onCreate: () => void;
}

function NewTask({ id, where, onCreate, close }: NewTaskProps) {
  const { t } = useTranslation();
  const name = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const unsent = useUnsentInput('create-task', EMPTY_DRAFT, readDraft);
  const draft = unsent.value;
  const [isSent, setIsSent] = useState(false);
  const ids = {
    due: useId(),
    followUp: useId(),
    assignee: useId(),
    group: useId(),
    tenantId: useId(),
  };
  const names = useNewTaskNames(draft);
  const [unreadable, setUnreadable] = useState({ due: false, followUp: false });
  const isForbidden = usePermission({ permission: 'CREATE', resource: 'Task' }) === false;
  const isNowhere = where?.value === '';
  const first = isNowhere ? place : name;
  const faults = isSent ? { ...faultsOf(draft), ...(isNowhere && ({ where: true } as const)) } : {};

  const { send, error, isPending, isChecking } = useCreateTask(id, () => {
    onCreate();
    discard();
  });

  function leave(): void {
    if (isPending) return;
    if (!unsent.isEmpty) unsent.tellKept();
    close();
  }

  function discard(): void {
    unsent.discard();
    close();
  }

  function startOver(): void {
    unsent.discard();
    setIsSent(false);
    first.current?.focus();
  }

  async function submit(): Promise<void> {
    setIsSent(true);
    const found = faultsOf(draft);
    const date = unreadable.due ? ids.due : unreadable.followUp ? ids.followUp : null;
    if (isNowhere) place.current?.focus();
    else if (found.name) name.current?.focus();
    else if (date !== null) document.getElementById(date)?.focus();
    if (isNowhere || Object.keys(found).length > 0 || date !== null || isForbidden) return;
    const named = await names.take();
    if (named.kind === 'refused') document.getElementById(ids[named.field])?.focus();
    else await send(named.draft).catch(() => undefined);
  }

  return (
    <Dialog
      isOpen
      title={t('create.title')}
      closeLabel={t('common.close')}
      initialFocus={first}
      onClose={leave}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button type="submit" variant="primary" busy={isPending || names.isChecking} disabled={isForbidden}>
            {t('create.submit')}
          </Button>
          <Button disabled={isPending} onClick={discard}>
            {t(unsent.isEmpty ? 'common.cancel' : 'common.discard')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {unsent.isRestored && <UnsentNote onDiscard={startOver} />}
        <CreateNotes isForbidden={isForbidden} isChecking={isChecking} error={error} />
        <NewTaskFields
          draft={draft}
          faults={faults}
          ids={ids}
          names={names}
          where={where}
          nameField={name}
          placeField={place}
          onChange={(part) => unsent.set({ ...draft, ...part })}
          onReadable={(field, isReadable) => setUnreadable({ ...unreadable, [field]: !isReadable })}
        />
      </Stack>
    </Dialog>
  );
}

interface CreateNotesProps {
  readonly isForbidden: boolean;
  readonly isChecking: boolean;
  readonly error: Error | null;
}

function CreateNotes({ isForbidden, isChecking, error }: CreateNotesProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  return (
    <>
      {isForbidden && (
        <Note tone="warning" icon="warning" role="status">
          {t('create.forbidden')}
        </Note>
      )}
      {isChecking && (
        <Note icon="info" role="status">
          {t('create.checking')}
        </Note>
      )}
      {error !== null && !isLoginRequired(error) && (
        <Note tone="danger" icon="error" role="alert" error={error}>
          {error instanceof LostAnswerError
            ? t(`create.lost.${error.finding === 'not-done' ? 'notDone' : 'unclear'}`)
            : `${t('create.error')}: ${explain(error)}`}
        </Note>
      )}
    </>
  );
}

function useCreateTask(id: string, onDone: () => void) {
  const { t } = useTranslation();
  const services = usePluginServices();
  const client = useEngineClient();
  const [isChecking, setIsChecking] = useState(false);

  const { mutateAsync, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (draft: TaskDraft) => {
      const tries = createTries<void>(JSON.stringify([client.name, services.user.id, 'create-task']));
      return sendNewTask(client, { id, draft, tries, onLost: () => setIsChecking(true) });
    },
    onSettled: () => setIsChecking(false),
    onSuccess: ({ id: task, isGroupAdded }, draft) => {
      services.taskEvents.emit({ kind: 'tasks-changed' });
      services.notifications.notify({
        kind: isGroupAdded ? 'success' : 'warning',
        title: t('create.done'),
        detail: isGroupAdded ? draft.name.trim() : t('create.groupError', { group: draft.group.trim() }),
        duration: 8_000,
        links: [
          {
            label: t('common.openTask'),
            href: () => services.navigation.inboxHref({ task, forceDisplayTask: 'true', detailsTab: null }),
          },
        ],
      });
      onDone();
    },
  });

  const send = useOneAtATime(mutateAsync);
  return { send, error, isPending, isChecking };
}

function UnsentNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      role="status"
      action={
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {t('unsent.startOver')}
        </Button>
      }
    >
      {t('unsent.restored')}
    </Note>
  );
}
