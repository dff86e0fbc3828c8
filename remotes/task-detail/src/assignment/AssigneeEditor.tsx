import { isAbort } from '@taskweave/engine-client/EngineError';
import { findUser } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail, UserSummary } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { assignmentFor } from '@taskweave/task-changes/TaskChange';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Popover } from '@taskweave/ui/popover';
import { useProblemWords } from '@taskweave/ui/problem-words';
import type { InlineEditing } from '@taskweave/widgets/inline-field';
import { UserField } from '@taskweave/widgets/look-up-field';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTaskChange } from '../changes/useTaskChange';
import styles from './AssigneeEditor.module.css';

export interface AssigneeEditorProps {
  readonly task: TaskDetail;
  readonly editing: InlineEditing;
}

/** Gives the task to someone found by name or typed by id, to oneself, or to nobody; or delegates it. */
export default function AssigneeEditor({ task, editing }: AssigneeEditorProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const client = useEngineClient();
  const input = useRef<HTMLInputElement>(null);
  const choice = useAssigneeChoice(task, input);
  const { text, apply } = choice;

  function handleKeyDown(event: KeyboardEvent): void {
    // With a suggestion under the cursor, Enter picks that first.
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
        <UserField
          ref={input}
          engine={client}
          label={t('assignee.field')}
          hint={t('assignee.hint')}
          value={text}
          error={choice.fault ?? undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={choice.type}
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

function EditorActions({ task, choice: { text, isChecking, apply }, onClose }: EditorActionsProps) {
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
        {canDelegate && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby="delegate-hint"
            aria-disabled={text.trim() === '' || text.trim() === task.assignee}
            onClick={() => void apply('delegate', onClose)}
          >
            {t('assignee.delegate')}
          </Button>
        )}
      </div>
      {canDelegate && (
        <p id="delegate-hint" className={styles.delegate}>
          {t('assignee.delegate.hint')}
        </p>
      )}
    </>
  );
}

/** Who is typed, and whether there is such a person. `field` gets the focus where there is none. */
function useAssigneeChoice(task: TaskDetail, field: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const user = useUser();
  const { change } = useTaskChange(task.id);
  const [text, setText] = useState(task.assignee ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [lookUpError, setLookUpError] = useState<unknown>(null);
  const [isChecking, setIsChecking] = useState(false);

  async function apply(kind: 'assign' | 'delegate', end: () => void): Promise<void> {
    const id = text.trim();
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
    setLookUpError(null);
    setIsChecking(true);
    const found = await checkedUser(id);
    setIsChecking(false);
    if (found === 'failed') return;
    if (found === null) {
      setFault(t('assignee.unknown', { id }));
      setText(task.assignee ?? '');
      field.current?.focus();
      return;
    }
    end();
    change({ kind, user: found });
  }

  async function checkedUser(id: string): Promise<UserSummary | null | 'failed'> {
    // Those who may not read users may still give the task to themselves.
    if (id === user.id) return { id, firstName: user.name, lastName: null };
    try {
      return await findUser(client, id);
    } catch (error) {
      if (!isAbort(error)) setLookUpError(error);
      return 'failed';
    }
  }

  function type(next: string): void {
    setText(next);
    setFault(null);
    setLookUpError(null);
  }

  return { text, fault, lookUpError, isChecking, type, apply };
}
