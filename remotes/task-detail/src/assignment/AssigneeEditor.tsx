import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, usePluginServices, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { assignmentFor } from '@taskweave/task-changes/TaskChange';
import { Button } from '@taskweave/ui/button';
import { Popover } from '@taskweave/ui/popover';
import { PersonField } from '@taskweave/widgets/person-field';
import { recentPeople, rememberPerson } from '@taskweave/widgets/recentPeople';
import { useNaming } from '@taskweave/widgets/useNaming';
import { usePeople } from '@taskweave/widgets/usePeople';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTaskChange } from '../changes/useTaskChange';
import { useMembers } from '../groups/useMembers';
import type { InlineEditing } from '../inline-field/InlineField';
import styles from './AssigneeEditor.module.css';

export interface AssigneeEditorProps {
  readonly task: TaskDetail;
  readonly editing: InlineEditing;
}

export default function AssigneeEditor({ task, editing }: AssigneeEditorProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choice = useAssigneeChoice(task, input);
  const { text, apply } = choice;

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.target !== input.current) return;
    const picks = input.current.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !picks) {
      event.preventDefault();
      void apply('assign', editing.close);
    }
    if (event.key === 'Tab' && !event.shiftKey && text !== (task.assignee ?? '')) {
      event.preventDefault();
      void apply('assign', editing.next);
    }
  }

  return (
    <Popover
      label={t('property.assignee')}
      anchor={editing.anchor}
      initialFocus={input}
      onClose={editing.close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field within */}
      <div className={styles.editor} onKeyDown={handleKeyDown}>
        <PersonField
          ref={input}
          people={choice.people}
          label={t('assignee.field')}
          hint={t('assignee.hint')}
          value={text}
          error={choice.fault}
          onFocus={(event) => event.currentTarget.select()}
          onChange={choice.type}
          onPick={(person) => choice.give('assign', person, editing.close)}
        />
        <EditorActions task={task} choice={choice} onClose={editing.close} />
      </div>
    </Popover>
  );
}

interface EditorActionsProps {
  readonly task: TaskDetail;
  readonly choice: ReturnType<typeof useAssigneeChoice>;
  readonly onClose: () => void;
}

function EditorActions({ task, choice: { canDelegateTo, isChecking, apply }, onClose }: EditorActionsProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { change } = useTaskChange(task.id);
  const isMine = task.assignee === user.id;
  const canDelegate = isMine && task.delegationState !== 'PENDING';

  function takeIt(): void {
    onClose();
    change(
      assignmentFor(task, user) === 'claim'
        ? { kind: 'claim' }
        : { kind: 'assign', user: { id: user.id, firstName: user.name, lastName: null } },
    );
  }

  return (
    <>
      <div className={styles.foot}>
        <Button size="sm" variant="primary" busy={isChecking} onClick={() => void apply('assign', onClose)}>
          {t('assignee.assign')}
        </Button>
        {!isMine && (
          <Button size="sm" variant="secondary" onClick={takeIt}>
            {t('assignee.toMe')}
          </Button>
        )}
      </div>
      {canDelegate && (
        <div className={styles.delegate}>
          <Button
            size="sm"
            variant="secondary"
            aria-describedby="delegate-hint"
            aria-disabled={!canDelegateTo}
            onClick={() => void apply('delegate', onClose)}
          >
            {t('assignee.delegate')}
          </Button>
          <span id="delegate-hint">{t('assignee.delegate.hint')}</span>
        </div>
      )}
    </>
  );
}

function useAssigneeChoice(task: TaskDetail, field: RefObject<HTMLElement | null>) {
  const client = useEngineClient();
  const { storage } = usePluginServices();
  const user = useUser();
  const { change } = useTaskChange(task.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [recent] = useState(() => recentPeople(storage));
  const first = othersFirst(task, [...recent, ...candidatesOf(task), ...useMembers(task)], user.id);
  const people = usePeople({ engine: client, me: user, typed, first });
  const text = typed ?? task.assignee ?? '';
  const { take, fault, isChecking } = useNaming({ kind: 'user', text, find: people.find });
  const isSame = (people.marked?.id ?? text.trim()) === (task.assignee ?? '');

  async function apply(kind: 'assign' | 'delegate', end: () => void): Promise<void> {
    if (isSame && task.assignee !== null) end();
    else if (text.trim() === '' && kind === 'assign' && task.assignee !== null) {
      end();
      change({ kind: task.assignee === user.id ? 'unclaim' : 'reset' });
    } else if (!(await take((person) => give(kind, person, end)))) field.current?.focus();
  }

  function give(kind: 'assign' | 'delegate', { id, name }: Choice, end: () => void): void {
    end();
    if (id !== user.id) rememberPerson(storage, { id, name });
    if (id !== task.assignee) change({ kind, user: { id, firstName: name, lastName: null } });
  }

  const canDelegateTo = text.trim() !== '' && !isSame;
  return { text, canDelegateTo, people, fault, isChecking, type: setTyped, apply, give };
}

function candidatesOf(task: TaskDetail): readonly Choice[] {
  return task.candidateUsers.map((user) => ({ id: user.id, name: userName(user) }));
}

function othersFirst(task: TaskDetail, known: readonly Choice[], userId: string): readonly Choice[] {
  const people = new Map(known.map((person) => [person.id, person]));
  return [...people.values()].filter(({ id }) => id !== task.assignee && id !== userId);
}
