import type { FormViewProps } from '@taskweave/plugin-sdk';
import { useReducer } from 'react';
import { flushSync } from 'react-dom';

export function FakeFormView({ subject, isReadOnly, readOnlyReason, readOnlyAction, onDone }: FormViewProps) {
  const taskId = subject.kind === 'task' ? subject.taskId : '';
  return (
    <>
      <p>{isReadOnly ? `Read-only: ${readOnlyReason}` : 'Editable'}</p>
      {readOnlyAction === null && <p>Undecided</p>}
      {readOnlyAction && (
        <button type="button" onClick={readOnlyAction.onPress}>
          {readOnlyAction.label}
        </button>
      )}
      <button type="button" onClick={() => onDone({ kind: 'completed', taskId })}>
        Complete
      </button>
    </>
  );
}

export function ResolvingFormView({ subject, onDone }: FormViewProps) {
  const taskId = subject.kind === 'task' ? subject.taskId : '';
  return (
    <button type="button" onClick={() => onDone({ kind: 'resolved', taskId })}>
      Send
    </button>
  );
}

export function DrawingFormView({ subject, onSending, onDone, onUnavailable }: FormViewProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const taskId = subject.kind === 'task' ? subject.taskId : '';

  async function send(end: () => void): Promise<void> {
    onSending?.(true);
    await new Promise((resolve) => setTimeout(resolve));
    onSending?.(false);
    flushSync(draw);
    end();
  }

  return (
    <>
      <button type="button" onClick={() => void send(() => onDone({ kind: 'completed', taskId }))}>
        Complete
      </button>
      <button type="button" onClick={() => void send(() => onUnavailable?.('gone'))}>
        Complete too late
      </button>
    </>
  );
}
