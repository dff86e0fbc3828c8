import { isAbort } from '@taskweave/engine-client/EngineError';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, usePluginServices, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { assignmentFor } from '@taskweave/task-changes/TaskChange';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Popover } from '@taskweave/ui/popover';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { PersonField } from '@taskweave/widgets/person-field';
import { recentPeople, rememberPerson } from '@taskweave/widgets/recentPeople';
import { usePeople } from '@taskweave/widgets/usePeople';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTaskChange } from '../changes/useTaskChange';
import type { InlineEditing } from '../inline-field/InlineField';
import styles from './AssigneeEditor.module.css';

export interface AssigneeEditorProps {
  readonly task: TaskDetail;
  readonly editing: InlineEditing;
}

/**
 * Gives the task to someone found by name or typed by id, to oneself, or to nobody; or delegates it. Those who got tasks lately,
 * and the candidates of this one, are offered before anything is typed.
 */
export default function AssigneeEditor({ task, editing }: AssigneeEditorProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choice = useAssigneeChoice(task, input);
  const { text, apply } = choice;

  function handleKeyDown(event: KeyboardEvent): void {
    // With a suggestion marked, Enter takes that.
    const picks = input.current?.hasAttribute('aria-activedescendant') === true;
    if (event.key === 'Enter' && !picks) {
      event.preventDefault();
      void apply('assign', editing.close);
    }
    if (
      event.key === 'Tab' &&
      !event.shiftKey &&
      event.target === input.current &&
      text !== (task.assignee ?? '')
    ) {
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
          error={choice.fault ?? undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={choice.type}
          onPick={(person) => choice.give('assign', person, editing.close)}
        />
        {choice.lookUpError !== null && (
          <Note tone="danger" icon="error" role="alert" error={choice.lookUpError}>
            {explain(choice.lookUpError)}
          </Note>
        )}
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

function EditorActions({ task, choice: { meantId, isChecking, apply }, onClose }: EditorActionsProps) {
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
            aria-disabled={meantId === '' || meantId === task.assignee}
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

/** Who is typed or offered, and whether there is such a person. `field` gets the focus where there is none. */
function useAssigneeChoice(task: TaskDetail, field: RefObject<HTMLElement | null>) {
  const client = useEngineClient();
  const { storage } = usePluginServices();
  const user = useUser();
  const { change } = useTaskChange(task.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [lookUpError, setLookUpError] = useState<unknown>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [first] = useState(() => othersFirst(task, recentPeople(storage), user.id));
  const people = usePeople({ engine: client, me: user, typed, first });
  const text = typed ?? task.assignee ?? '';
  const meantId = people.meant?.id ?? text.trim();

  async function apply(kind: 'assign' | 'delegate', end: () => void): Promise<void> {
    const id = meantId;
    if (isChecking || (id === '' && kind === 'delegate')) return;
    if (id === (task.assignee ?? '')) {
      end();
      return;
    }
    if (id === '') {
      end();
      change({ kind: task.assignee === user.id ? 'unclaim' : 'reset' });
      return;
    }
    if (people.meant !== null) {
      give(kind, people.meant, end);
      return;
    }
    setLookUpError(null);
    setIsChecking(true);
    const found = await findPerson();
    setIsChecking(false);
    // Who has left the field meanwhile does not mean it any more.
    if (found === 'failed' || !field.current?.isConnected) return;
    if (found === null) {
      setFault(people.notFound);
      field.current?.focus();
      return;
    }
    give(kind, found, end);
  }

  function give(kind: 'assign' | 'delegate', { id, name }: Choice, end: () => void): void {
    end();
    if (id !== user.id) rememberPerson(storage, { id, name });
    if (id !== task.assignee) change({ kind, user: { id, firstName: name, lastName: null } });
  }

  async function findPerson(): Promise<Choice | null | 'failed'> {
    try {
      return await people.find();
    } catch (error) {
      if (!isAbort(error)) setLookUpError(error);
      return 'failed';
    }
  }

  function type(next: string): void {
    setTyped(next);
    setFault(null);
    setLookUpError(null);
  }

  return { text, meantId, people, fault, lookUpError, isChecking, type, apply, give };
}

/** Those to whom the task may go: who got tasks lately, then its candidates. */
function othersFirst(task: TaskDetail, recent: readonly Choice[], userId: string): readonly Choice[] {
  const candidates = task.candidateUsers.map((user) => ({ id: user.id, name: userName(user) }));
  const people = new Map([...recent, ...candidates].map((person) => [person.id, person]));
  return [...people.values()].filter(({ id }) => id !== task.assignee && id !== userId);
}
