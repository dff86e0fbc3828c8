import type { FormEngineProps } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import { useFormHandle } from '../form-parts/useFormHandle';

export function OneField({ draft, isReadOnly, onState, onReady, submit }: FormEngineProps) {
  const [text, setText] = useState(draft === null ? '' : String(draft.values));
  const [result, setResult] = useState('');
  const dirty = text !== '';
  useEffect(() => onState({ kind: 'ready', isDirty: dirty, isValid: true }), [dirty, onState]);
  useFormHandle(
    {
      collect: async ({ kind }) => {
        if (text === 'wrong') return null;
        if (text.startsWith('stopped')) {
          throw new Error(`camForm ${kind === 'escalation' ? kind : 'submission'} prevented`);
        }
        if (kind === 'escalation') return { kind, escalationCode: 'late', variables: {} };
        return { kind: 'complete', variables: { text: { type: 'String', value: text } } };
      },
      settled: ({ kind }) => setResult(text === 'stopped in silence' ? '' : kind),
      snapshot: () => (text === '' ? null : { values: text }),
      focus: () => undefined,
    },
    onReady,
  );
  return (
    <>
      <input aria-label="Text" value={text} readOnly={isReadOnly} onChange={(e) => setText(e.target.value)} />
      <button type="button" onClick={() => void submit({ kind: 'escalation', escalationCode: 'late' })}>
        Escalate
      </button>
      <span>{result}</span>
    </>
  );
}
