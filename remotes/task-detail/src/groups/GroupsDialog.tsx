import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import type { ChangeRequest } from '@taskweave/task-changes/taskChangeMutation';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { Stack } from '@taskweave/ui/stack';
import { findNamed } from '@taskweave/widgets/findNamed';
import { GroupField, UserField } from '@taskweave/widgets/look-up-field';
import { useNaming } from '@taskweave/widgets/useNaming';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useChangeReport } from '../changes/useChangeReport';
import { useTaskChange } from '../changes/useTaskChange';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';
import styles from './GroupsDialog.module.css';
import { useMembers } from './useMembers';

export interface GroupsDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
}

export default function GroupsDialog({ task, onClose }: GroupsDialogProps) {
  const { t } = useTranslation();
  const { change } = useTaskChange(task.id);
  const failure = useChangeFailure(task.id);
  const members = useMembers(task);
  const users = task.candidateUsers.map((user) => ({ id: user.id, name: userName(user) }));
  return (
    <Dialog isOpen title={t('groups.title')} closeLabel={t('common.close')} onClose={onClose}>
      {failure !== null && (
        <Note tone="danger" icon="error" role="alert">
          {failure}
        </Note>
      )}
      <Candidates
        kind="group"
        taskId={task.id}
        title={t('groups.groups')}
        all={task.candidateGroups.map(({ id, name }) => ({ id, name: name ?? id }))}
        onAdd={(group) => change({ kind: 'addGroup', group })}
        onRemove={({ id, name }) => change({ kind: 'removeGroup', group: { id, name } })}
      />
      <Candidates
        kind="user"
        taskId={task.id}
        title={t('groups.users')}
        all={users}
        first={members}
        onAdd={({ id, name }) => change({ kind: 'addUser', user: { id, firstName: name, lastName: null } })}
        onRemove={({ id, name }) =>
          change({ kind: 'removeUser', user: { id, firstName: name, lastName: null } })
        }
      />
    </Dialog>
  );
}

interface Candidate {
  readonly id: string;
  readonly name: string;
}

interface CandidatesProps {
  readonly kind: 'group' | 'user';
  readonly taskId: string;
  readonly title: string;
  readonly all: readonly Candidate[];
  readonly first?: readonly Candidate[];
  readonly onAdd: (one: Candidate) => void;
  readonly onRemove: (one: Candidate) => void;
}

function Candidates({ kind, taskId, title, all, first = [], onAdd, onRemove }: CandidatesProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const input = useRef<HTMLInputElement>(null);
  const { value: text, set: setText, discard } = useUnsentInput(`${kind}:${taskId}`, '', readText);
  const [repeated, setRepeated] = useState<string | null>(null);
  const naming = useNaming({ kind, text, find: () => findNamed(engine, kind, text) });
  const Field = kind === 'group' ? GroupField : UserField;

  function add(): void {
    input.current?.focus();
    void naming.take((found) => {
      if (all.some(({ id }) => id === found.id)) {
        setRepeated(text);
        return;
      }
      onAdd(found);
      discard();
    });
  }

  function remove(one: Candidate): void {
    onRemove(one);
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack as="section" gap={2} className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {all.length === 0 ? (
        <p className={styles.none}>{t(`groups.none.${kind}`)}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {all.map((one) => (
            <li key={one.id}>
              <span>
                <bdi>{one.name}</bdi>
                {one.name !== one.id && <bdi className={styles.id}>{one.id}</bdi>}
              </span>
              <IconButton
                icon="close"
                size="sm"
                label={t('common.removeNamed', { name: one.name })}
                onClick={() => remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Field
          ref={input}
          engine={engine}
          first={first.filter(({ id }) => !all.some((one) => one.id === id))}
          label={t(`groups.add.${kind}`)}
          value={text}
          error={repeated === text ? t(`groups.duplicate.${kind}`) : naming.fault}
          onKeyDown={handleKeyDown}
          onChange={setText}
        />
        <Button variant="secondary" busy={naming.isChecking} onClick={add}>
          {t('common.add')}
        </Button>
      </div>
    </Stack>
  );
}

function useChangeFailure(taskId: string): string | null {
  const client = useEngineClient();
  const queries = useQueryClient();
  const report = useChangeReport();
  const [since] = useState(() => Date.now());
  const last = useMutationState({
    filters: { mutationKey: taskChangeKey(client, taskId) },
    select: ({ state }) => state,
  }).at(-1);
  if (last === undefined || last.status !== 'error' || last.submittedAt < since) return null;
  const { change } = last.variables as ChangeRequest;
  const { queryKey } = taskQueries(client).detail(taskId);
  const { title, detail } = report.failureText(
    last.error,
    change,
    queries.getQueryData<TaskDetail>(queryKey),
  );
  return `${title}. ${detail}`;
}
