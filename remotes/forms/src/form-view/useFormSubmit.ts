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
  type FormSubmission,
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

export type FormFailure = Exclude<FormResult, { readonly kind: 'done' | 'not-sent' }>;

export interface FormSubmit {
  readonly state: FormState;
  readonly phase: 'idle' | 'submitting' | 'checking' | 'done';
  readonly uploading: number;
  readonly failure: FormFailure | null;
  readonly hasFaults: boolean;
  readonly handle: FormHandle | null;
  readonly submit: (intent?: FormIntent) => Promise<FormResult>;
  readonly onState: (state: FormState) => void;
  readonly onReady: (handle: FormHandle) => () => void;
}

const COMPLETE: FormIntent = { kind: 'complete' };
/** A request per submission would delay it by a round trip. */
const KNOWN_FOR = 5_000;
const MEANT_FOR = 3_000;
const SAID_WITHIN = 100;
const NOT_SENT: FormResult = { kind: 'not-sent' };

interface FormSubmitOptions {
  readonly returned: ReturnedForm | null;
  readonly onResult: (result: FormResult) => void;
}

export function useFormSubmit(
  props: FormViewProps & Pick<FormEngineProps, 'form'>,
  body: RefObject<HTMLElement | null>,
  { returned, onResult }: FormSubmitOptions,
): FormSubmit {
  const [state, setState] = useState<FormState>({ kind: 'loading' });
  const { phase, setPhase, uploading, setUploading, send } = useSending(props);
  const [failure, setFailure] = useState<FormFailure | null>(returned?.failure ?? null);
  const untold = useRef(returned?.failure ?? null);
  const [wasStopped, setWasStopped] = useState(false);
  const [handle, setHandle] = useState<FormHandle | null>(null);
  // The second of two quick clicks arrives before the next render, so state would be too late.
  const isBusy = useRef(false);
  const early = useRef<EarlyPress>(null);
  const parked = useParkedFocus(body, phase === 'submitting');
  const watchSilence = useSilence(body, setFailure);

  async function run(intent: FormIntent): Promise<FormResult> {
    if (isBusy.current || props.isReadOnly) return NOT_SENT;
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
    // An inert form cannot take the focus, so the update is synchronous.
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

  const isInvalid = state.kind === 'ready' && !state.isValid;
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

function useSignedInAgain(setFailure: Dispatch<SetStateAction<FormFailure | null>>): void {
  const session = useSessionStatus();
  useEffect(() => {
    if (session === 'active') setFailure((before) => (before?.kind === 'signed-out' ? null : before));
  }, [session, setFailure]);
}

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
  readonly at: number;
}

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

/** An inert form loses the focus, so the submit button holds it during the submission. */
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

function withVariables(submission: FormSubmission | null, intent: FormIntent): FormSubmission | null {
  if (submission?.kind !== 'complete' || intent.kind !== 'complete') return submission;
  return { ...submission, variables: { ...submission.variables, ...intent.variables } };
}

function endsWork(result: FormResult): boolean {
  return result.kind === 'done' && ['completed', 'held', 'started'].includes(result.outcome.kind);
}

function heldOf(subject: FormSubject): FormResult {
  return { kind: 'done', outcome: { kind: 'held', taskId: subject.kind === 'task' ? subject.taskId : '' } };
}

function isHeld(result: FormResult): boolean {
  return result.kind === 'done' && result.outcome.kind === 'held';
}

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

function useSending(props: FormViewProps & Pick<FormEngineProps, 'form'>) {
  const { subject } = props;
  const hold = useHold(props, props.form.formType);
  const mayRepeat = useMayRepeat();
  const { engine: client, user, dialogs } = usePluginServices();
  const queries = useQueryClient();
  const { t } = useTranslation();
  const [phase, setPhase] = useState<FormSubmit['phase']>('idle');
  const [uploading, setUploading] = useState(0);
  const [tries] = useState(() =>
    createTries<FormOutcome>(JSON.stringify([client.name, user.id, 'form', subjectId(subject)])),
  );

  async function send(
    form: FormHandle,
    intent: FormIntent,
    onGathered: (isStopped: boolean) => void,
  ): Promise<FormResult> {
    try {
      const submission = withVariables(await form.collect(intent), intent);
      onGathered(submission === null);
      if (submission === null) return { kind: 'not-sent' };
      // Before this, an inert form could not focus a faulty field.
      setUploading(bytesOfFiles(submission.variables));
      setPhase('submitting');
      const release = subject.kind === 'task' ? holdForm(queries, client, subject.taskId) : null;
      // Claims are optimistic, so the shown assignee may not be final.
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
      // Third-party form engines may throw while collecting.
      return resultOf(error, subject);
    }
  }

  /** The engine lets anyone with permission complete a task assigned to others. */
  async function mayEnd(): Promise<boolean> {
    if (subject.kind !== 'task') return true;
    const { queryKey } = taskQueries(client).detail(subject.taskId);
    const known = queries.getQueryState<TaskDetail>(queryKey);
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

function looksOf(form: HTMLElement): string {
  const controls = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea');
  const entered = Array.from(controls, ({ value, checked }) => [value, checked]);
  const elements: readonly (Element | null)[] = [...form.querySelectorAll('*')];
  const focus = elements.indexOf(document.activeElement);
  const messages = document.querySelector('[data-messages]')?.textContent;
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]').length;
  return JSON.stringify([form.innerHTML, entered, focus, messages, dialogs]);
}
