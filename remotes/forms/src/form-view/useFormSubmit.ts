import { type FormHandle, type FormState, type FormViewProps, useEngineClient } from '@taskweave/plugin-sdk';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type SubmitResult, submitForm } from './submitForm';

type Failure = Exclude<SubmitResult, { readonly kind: 'done' }>;

export interface FormSubmit {
  /** What the form says of itself. */
  readonly state: FormState;
  readonly phase: 'idle' | 'submitting' | 'done';
  /** Why it could not be sent last time; null again with the next try. */
  readonly failure: Failure | null;
  /** The form was sent once and had something that was not right. */
  readonly hasFaults: boolean;
  readonly submit: () => void;
  readonly onState: (state: FormState) => void;
  readonly onReady: (handle: FormHandle) => () => void;
}

/** The life of a form from ready to done, whatever engine draws it. */
export function useFormSubmit(props: FormViewProps): FormSubmit {
  const client = useEngineClient();
  const [state, setState] = useState<FormState>({ phase: 'loading' });
  const [phase, setPhase] = useState<FormSubmit['phase']>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [wasStopped, setWasStopped] = useState(false);
  const handle = useRef<FormHandle | null>(null);
  // Read at once by the second of two quick presses, before the first has been drawn.
  const isBusy = useRef(false);

  async function run(): Promise<void> {
    const form = handle.current;
    if (form === null || isBusy.current || props.readOnly) return;
    isBusy.current = true;
    setFailure(null);
    setPhase('submitting');
    const isDone = await sendAndTell(form);
    isBusy.current = isDone;
    setPhase(isDone ? 'done' : 'idle');
  }

  async function sendAndTell(form: FormHandle): Promise<boolean> {
    try {
      const submission = await form.collect();
      setWasStopped(submission === null);
      if (submission === null) return false;
      const result = await submitForm(client, props.subject, submission);
      if (result.kind === 'done') {
        props.onDone(result.outcome);
        return true;
      }
      setFailure(result);
      if (result.kind === 'rejected') form.rejected(result.rejection);
      if (result.kind === 'unavailable') props.onUnavailable?.(result.reason);
    } catch (error) {
      // A form engine of someone else may fail while it gathers its values.
      const message = error instanceof Error ? error.message : String(error);
      setFailure({
        kind: 'failed',
        problem: null,
        message,
        isSilent: /submission prevented/i.test(message),
      });
    }
    return false;
  }

  const latestRun = useRef(run);
  useLayoutEffect(() => {
    latestRun.current = run;
  });

  // The next three stay the same for the life of the form: engines subscribe with them in effects.
  const submit = useCallback(() => void latestRun.current(), []);
  const onState = useCallback((next: FormState) => setState(next), []);
  const onReady = useCallback((ready: FormHandle) => {
    handle.current = ready;
    return () => {
      if (handle.current === ready) handle.current = null;
    };
  }, []);

  const isInvalid = state.phase === 'ready' && !state.valid;
  return { state, phase, failure, hasFaults: wasStopped && isInvalid, submit, onState, onReady };
}
