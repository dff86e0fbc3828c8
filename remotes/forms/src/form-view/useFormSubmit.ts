import { useQueryClient } from '@tanstack/react-query';
import { isFocusLost } from '@taskweave/base/isFocusLost';
import { createTries } from '@taskweave/engine-client/createTries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import {
  type FormEngineProps,
  type FormHandle,
  type FormIntent,
  type FormOutcome,
  type FormResult,
  type FormState,
  type FormSubject,
  type FormViewProps,
  usePluginServices,
  useSessionStatus,
  useTranslation,
} from '@taskweave/plugin-sdk';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { subjectId } from '../drafts/draftEntry';
import { bytesOfFiles } from '../files/bytesOfFiles';
import { holdForm } from '../form-parts/heldForms';
import type { ReturnedForm } from '../held/returnedForms';
import { useHold } from '../held/useHold';
import { findOtherAssignee } from '../submission/findOtherAssignee';
import { isDelegated } from '../submission/lookForSubmission';
import { resultOf, submitForm } from '../submission/submitForm';
import { changesSettled } from './changesSettled';
import { looksOf } from './looksOf';

export type FormFailure = Exclude<FormResult, { readonly kind: 'done' | 'not-sent' }>;

export interface FormSubmit {
  /** What the form says of itself. */
  readonly state: FormState;
  /** `checking`: it was sent, the answer was lost, and the engine is asked whether it was done. */
  readonly phase: 'idle' | 'submitting' | 'checking' | 'done';
  /** Bytes of the files that are on their way. */
  readonly uploading: number;
  /** Why it could not be sent last time; null again with the next try. */
  readonly failure: FormFailure | null;
  /** The form was sent once and had something that was not right. */
  readonly hasFaults: boolean;
  /** What the form offers; null while it is not ready. */
  readonly handle: FormHandle | null;
  readonly submit: (intent?: FormIntent) => Promise<FormResult>;
  readonly onState: (state: FormState) => void;
  readonly onReady: (handle: FormHandle) => () => void;
}

const COMPLETE: FormIntent = { kind: 'complete' };
/** So long the page may be believed who has the task, in ms: asked each time, the form would wait for one more answer. */
const KNOWN_FOR = 5_000;
/** So long a press is meant that comes before the form, in ms. */
const MEANT_FOR = 3_000;
/** So long a form that stopped itself has to say why, in ms. */
const SAID_WITHIN = 100;
const NOT_SENT: FormResult = { kind: 'not-sent' };

interface FormSubmitOptions {
  /** It was completed before, and has come back. */
  readonly returned: ReturnedForm | null;
  readonly onResult: (result: FormResult) => void;
}

/** The life of a form from ready to done, whatever engine draws it. */
export function useFormSubmit(
  props: FormViewProps & Pick<FormEngineProps, 'form'>,
  body: RefObject<HTMLElement | null>,
  { returned, onResult }: FormSubmitOptions,
): FormSubmit {
  const [state, setState] = useState<FormState>({ phase: 'loading' });
  const { phase, setPhase, uploading, setUploading, send } = useSending(props);
  const [failure, setFailure] = useState<FormFailure | null>(returned?.failure ?? null);
  const untold = useRef(returned?.failure ?? null);
  const [wasStopped, setWasStopped] = useState(false);
  const [handle, setHandle] = useState<FormHandle | null>(null);
  // Read at once by the second of two quick presses, before the first has been drawn.
  const isBusy = useRef(false);
  const early = useRef<EarlyPress>(null);
  const parked = useParkedFocus(body, phase === 'submitting');
  const watchSilence = useSilence(body, setFailure);

  async function run(intent: FormIntent): Promise<FormResult> {
    if (isBusy.current || props.readOnly) return NOT_SENT;
    if (handle === null) {
      early.current = { intent, at: performance.now() };
      return NOT_SENT;
    }
    isBusy.current = true;
    setFailure(null);
    const focused = document.activeElement;
    const breakSilence = watchSilence();
    props.onSending?.(true);
    const result = await send(handle, intent, setWasStopped);
    props.onSending?.(false);
    const isOver = endsWork(result);
    isBusy.current = isOver;
    // At once: a form that is still inert takes no focus.
    flushSync(() => {
      if (result.kind !== 'done' && result.kind !== 'not-sent') setFailure(result);
      setPhase(isOver ? 'done' : 'idle');
      setUploading(0);
    });
    const wasInside = focused instanceof HTMLElement && body.current?.contains(focused);
    const isParked = document.activeElement === parked.current;
    if (wasInside && (isParked || isFocusLost())) focused.focus({ preventScroll: true });
    if (result.kind !== 'not-sent' && !isHeld(result)) handle.settled?.(result);
    onResult(result);
    breakSilence(result);
    return result;
  }

  const latestRun = useRef(run);
  useLayoutEffect(() => {
    latestRun.current = run;
  });

  // The next three stay the same for the life of the form: engines subscribe with them in effects.
  const submit = useCallback((intent: FormIntent = COMPLETE) => latestRun.current(intent), []);
  const onState = useCallback((next: FormState) => setState(next), []);
  const onReady = useCallback((ready: FormHandle) => {
    setHandle(ready);
    if (untold.current !== null) ready.settled?.(untold.current);
    untold.current = null;
    return () => setHandle((current) => (current === ready ? null : current));
  }, []);

  useEarlyPress(early, handle, submit);

  useSignedInAgain(setFailure);

  const isInvalid = state.phase === 'ready' && !state.valid;
  return {
    state,
    phase,
    uploading,
    failure,
    hasFaults: wasStopped && isInvalid,
    handle,
    submit,
    onState,
    onReady,
  };
}

/** Signed in again: there is nothing left to ask for. */
function useSignedInAgain(setFailure: Dispatch<SetStateAction<FormFailure | null>>): void {
  const session = useSessionStatus();
  useEffect(() => {
    if (session === 'active') setFailure((before) => (before?.kind === 'signed-out' ? null : before));
  }, [session, setFailure]);
}

/** A form that stopped itself, and looks as it did before, has not said why: then the page does. */
function useSilence(
  body: RefObject<HTMLElement | null>,
  setFailure: Dispatch<SetStateAction<FormFailure | null>>,
): () => (result: FormResult) => void {
  const { t } = useTranslation();
  const look = () => body.current && looksOf(body.current);
  return () => {
    const before = look();
    return (result) => {
      if (result.kind !== 'failed' || !result.isSilent) return;
      const explained = { ...result, message: t('form.stopped'), isSilent: false };
      setTimeout(() => {
        if (look() === before) setFailure((latest) => (latest === result ? explained : latest));
      }, SAID_WITHIN);
    };
  };
}

interface EarlyPress {
  readonly intent: FormIntent;
  /** When it was pressed, in ms of the page. */
  readonly at: number;
}

/** Sends the form as soon as it is there, for a press that came just before. */
function useEarlyPress(
  early: RefObject<EarlyPress | null>,
  handle: FormHandle | null,
  submit: FormSubmit['submit'],
): void {
  useEffect(() => {
    const press = early.current;
    if (handle === null || press === null) return;
    early.current = null;
    if (performance.now() - press.at < MEANT_FOR) void submit(press.intent);
  }, [early, handle, submit]);
}

/** A form that is being sent takes no focus: until it is sent, the focus is on the button that sends it. */
function useParkedFocus(
  body: RefObject<HTMLElement | null>,
  isSending: boolean,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isSending || !body.current?.contains(document.activeElement)) return;
    place.current =
      body.current.parentElement?.querySelector<HTMLElement>('footer [data-variant="primary"]') ?? null;
    place.current?.focus({ preventScroll: true });
  }, [isSending, body]);
  return place;
}

function endsWork(result: FormResult): boolean {
  return result.kind === 'done' && ['completed', 'held', 'started'].includes(result.outcome.kind);
}

function heldOf(subject: FormSubject): FormResult {
  return { kind: 'done', outcome: { kind: 'held', taskId: subject.kind === 'task' ? subject.taskId : '' } };
}

/** Nobody knows yet what comes of it. */
function isHeld(result: FormResult): boolean {
  return result.kind === 'done' && result.outcome.kind === 'held';
}

/** Asks whether to do once more what may have been done. */
function useMayRepeat(): (what: 'start' | 'escalation') => Promise<boolean> {
  const { dialogs } = usePluginServices();
  const { t } = useTranslation();
  return (what) =>
    dialogs.confirm({
      title: t(`form.again.${what}.title`),
      text: t(`form.again.${what}.text`),
      confirmLabel: t(`form.again.${what}.confirm`),
    });
}

/** Gathers what the form holds and sends it, and says how far that is. */
function useSending(props: FormViewProps & Pick<FormEngineProps, 'form'>) {
  const { subject } = props;
  const hold = useHold(props, props.form.type);
  const mayRepeat = useMayRepeat();
  const { engine: client, user, dialogs } = usePluginServices();
  const queries = useQueryClient();
  const { t } = useTranslation();
  const [phase, setPhase] = useState<FormSubmit['phase']>('idle');
  const [uploading, setUploading] = useState(0);
  const [tries] = useState(() =>
    createTries<FormOutcome>(JSON.stringify([client.engine, user.id, 'form', subjectId(subject)])),
  );

  async function send(
    form: FormHandle,
    intent: FormIntent,
    onGathered: (isStopped: boolean) => void,
  ): Promise<FormResult> {
    try {
      const submission = await form.collect(intent);
      onGathered(submission === null);
      if (submission === null) return { kind: 'not-sent' };
      // From here on the form is inert. Before, it could not have put the focus on what is wrong.
      setUploading(bytesOfFiles(submission.variables));
      setPhase('submitting');
      const release = subject.kind === 'task' ? holdForm(queries, client, subject.taskId) : null;
      // A claim is shown before it is made.
      if (subject.kind === 'task') {
        await changesSettled(queries.getMutationCache(), client, subject.taskId);
      }
      const isMeant = await mayEnd();
      if (isMeant && release !== null && hold({ form, submission, tries, release })) return heldOf(subject);
      const result = isMeant
        ? await submitForm(client, {
            subject,
            submission,
            userId: user.id,
            tries,
            onLost: () => setPhase('checking'),
            mayRepeat: () => mayRepeat(submission.kind === 'escalation' ? 'escalation' : 'start'),
          })
        : NOT_SENT;
      if (!endsWork(result)) release?.();
      return result;
    } catch (error) {
      // A form engine of someone else may fail while it gathers its values.
      return resultOf(error, subject);
    }
  }

  /** The engine lets people complete the tasks of others: one that was assigned meanwhile is asked about first. */
  async function mayEnd(): Promise<boolean> {
    if (subject.kind !== 'task') return true;
    const { queryKey } = taskQueries(client).detail(subject.taskId);
    const known = queries.getQueryState<TaskDetail>(queryKey);
    // A claim that was waited for may have come to nothing.
    if (known?.data?.assignee === user.id && Date.now() - known.dataUpdatedAt < KNOWN_FOR) return true;
    const holder = await findOtherAssignee(client, subject, user.id);
    if (holder === null) return true;
    const name = userName(
      await queries
        .fetchQuery(userQueries(client).profile(holder))
        .catch(() => ({ id: holder, firstName: null, lastName: null })),
    );
    const isMeant = await dialogs.confirm({
      title: t('form.ofOther.title', { name }),
      text: t('form.ofOther.text', { name }),
      confirmLabel: t(`form.ofOther.${isDelegated(subject.task) ? 'resolve' : 'complete'}`),
    });
    if (!isMeant) {
      void queries.invalidateQueries({ queryKey, exact: true });
    }
    return isMeant;
  }

  return { phase, setPhase, uploading, setUploading, send };
}
