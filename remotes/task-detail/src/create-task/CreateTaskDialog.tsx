import { useMutation, useQuery } from '@tanstack/react-query';
import { isLostAnswer } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { mayCreateTasks } from '@taskweave/engine-client/resources/taskChanges';
import { type ActionProps, useEngineClient, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { NumberField } from '@taskweave/ui/number-field';
import { TextArea } from '@taskweave/ui/text-area';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import { GroupField, LookUpField, UserField } from '@taskweave/widgets/look-up-field';
import { useId, useRef, useState } from 'react';
import { UnsentNote } from '../unsent/UnsentNote';
import { useUnsentInput } from '../unsent/useUnsentInput';
import styles from './CreateTaskDialog.module.css';
import { EMPTY_DRAFT, faultsOf, newTaskId, readDraft, sendNewTask, type TaskDraft } from './newTask';

/** Creates a task that belongs to no process. */
export default function CreateTaskDialog({ close }: ActionProps) {
  const { t, locale } = useTranslation();
  const services = usePluginServices();
  const client = useEngineClient();
  const name = useRef<HTMLInputElement>(null);
  const unsent = useUnsentInput('create-task', EMPTY_DRAFT, readDraft);
  const draft = unsent.value;
  const [isSent, setIsSent] = useState(false);
  const [newId] = useState(newTaskId);
  const [isChecking, setIsChecking] = useState(false);
  const ids = { due: useId(), followUp: useId() };
  const [unreadable, setUnreadable] = useState({ due: false, followUp: false });
  const right = useQuery({
    queryKey: queryKey(client, 'user', 'may-create-tasks'),
    queryFn: ({ signal }) => mayCreateTasks(client, signal),
    staleTime: STALE.names,
  });
  const faults = isSent ? faultsOf(draft) : {};
  const isForbidden = right.data === false;

  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const tries = createTries<void>(JSON.stringify([client.engine, services.user.id, 'create-task']));
      return sendNewTask(client, { id: newId, draft, tries, onLost: () => setIsChecking(true) });
    },
    onSettled: () => setIsChecking(false),
    onSuccess: ({ id, isGroupAdded }) => {
      services.taskEvents.emit({ type: 'tasks-changed' });
      services.notifications.notify({
        kind: isGroupAdded ? 'success' : 'warning',
        title: t('create.done'),
        detail: isGroupAdded ? draft.name.trim() : t('create.groupError', { group: draft.group.trim() }),
        duration: 8_000,
        links: [
          {
            label: t('create.open'),
            href: () => services.navigation.href({ task: id, forceDisplayTask: 'true', detailsTab: null }),
          },
        ],
      });
      unsent.discard();
      close();
    },
  });

  function set<K extends keyof TaskDraft>(field: K, value: TaskDraft[K]): void {
    unsent.set({ ...draft, [field]: value });
  }

  function leave(): void {
    if (isPending) return;
    unsent.tellKept();
    close();
  }

  function discard(): void {
    unsent.discard();
    close();
  }

  function startOver(): void {
    unsent.discard();
    setIsSent(false);
    // The button that was pressed goes away with the note around it.
    name.current?.focus();
  }

  function submit(): void {
    setIsSent(true);
    const found = faultsOf(draft);
    const date = unreadable.due ? ids.due : unreadable.followUp ? ids.followUp : null;
    if (found.name) name.current?.focus();
    else if (date !== null) document.getElementById(date)?.focus();
    if (Object.keys(found).length > 0 || date !== null || isPending || isForbidden) return;
    mutate();
  }

  function errorText(cause: Error): string {
    if (isLostAnswer(cause)) return t(`create.lost.${cause.finding === 'not-done' ? 'notDone' : 'unclear'}`);
    return `${t('create.error')}: ${explainProblem(cause)}`;
  }

  const lookup = { searching: t('lookup.searching'), none: t('lookup.noUser') };
  return (
    <Dialog
      isOpen
      title={t('create.title')}
      closeLabel={t('close')}
      initialFocus={name}
      onClose={leave}
      onSubmit={submit}
      footer={
        <>
          <Button type="submit" variant="primary" busy={isPending} disabled={isForbidden}>
            {t('create.submit')}
          </Button>
          <Button disabled={isPending} onClick={discard}>
            {t(unsent.isEmpty ? 'cancel' : 'unsent.discard')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {unsent.isRestored && <UnsentNote onDiscard={startOver} />}
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
            {errorText(error)}
          </Note>
        )}
        <TextField
          ref={name}
          label={t('create.name')}
          required
          value={draft.name}
          error={faults.name && t('create.name.error')}
          onChange={(value) => set('name', value)}
        />
        <TextArea
          label={t('create.description')}
          value={draft.description}
          onChange={(value) => set('description', value)}
        />
        <div className={styles.pair}>
          <UserField
            engine={client}
            label={t('property.assignee')}
            value={draft.assignee}
            texts={lookup}
            onChange={(value) => set('assignee', value)}
          />
          <GroupField
            engine={client}
            label={t('create.group')}
            value={draft.group}
            texts={{ ...lookup, none: t('lookup.noGroup') }}
            onChange={(value) => set('group', value)}
          />
          <DateField
            id={ids.due}
            locale={locale}
            label={t('property.due')}
            value={draft.due}
            onChange={(value) => set('due', value)}
            onValidity={(isValid) => setUnreadable({ ...unreadable, due: !isValid })}
          />
          <DateField
            locale={locale}
            label={t('property.followUp')}
            id={ids.followUp}
            onValidity={(isValid) => setUnreadable({ ...unreadable, followUp: !isValid })}
            defaultTime="09:00"
            value={draft.followUp}
            onChange={(value) => set('followUp', value)}
          />
          <NumberField
            isWhole
            label={t('property.priority')}
            value={draft.priority}
            error={faults.priority && t('priority.error')}
            onChange={(value) => set('priority', value)}
          />
          <LookUpField
            kind="tenant"
            engine={client}
            label={t('property.tenant')}
            value={draft.tenantId}
            texts={{ ...lookup, none: t('lookup.noTenant') }}
            onChange={(value) => set('tenantId', value)}
          />
        </div>
      </div>
    </Dialog>
  );
}
