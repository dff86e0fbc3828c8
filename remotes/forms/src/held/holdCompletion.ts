import type { QueryClient } from '@tanstack/react-query';
import type { Tries } from '@taskweave/engine-client/createTries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { FormOutcome, FormResult, FormSubmission, Leaving, PluginServices } from '@taskweave/plugin-sdk';
import type { DraftStore } from '../drafts/DraftStore';
import { askOtherAssignee, findOtherAssignee } from '../submission/findOtherAssignee';
import type { TaskSubject } from '../submission/lookForSubmission';
import { submitForm } from '../submission/submitForm';
import type { ReturnedForm } from './returnedForms';
import { tellTaken } from './tellTaken';
import { watchHolders } from './watchHolders';

const PAUSE = 3_000;

export const LONGEST_HOLD = 30_000;
/** The engine is shared, so few requests run in parallel. */
const AT_ONCE = 4;

export interface HeldForm {
  readonly subject: TaskSubject;
  readonly submission: FormSubmission;
  readonly tries: Tries<FormOutcome>;
  readonly onSent: (outcome: FormOutcome) => void;
  readonly onReturned: (form: ReturnedForm) => void;
}

export interface KeptForm extends ReturnedForm {
  readonly subject: TaskSubject;
}

export interface HeldWords {
  readonly closeNotice: () => void;
  readonly sent?: () => void;
  readonly undone: (forms: readonly KeptForm[]) => void;
  readonly kept: (forms: readonly KeptForm[], isTyping: boolean) => void;
}

export interface CompletionToHold {
  readonly services: PluginServices;
  readonly queries: QueryClient;
  readonly drafts: DraftStore;
  readonly forms: readonly HeldForm[];
  readonly words: HeldWords;
}

export interface HeldCompletion {
  readonly undo: () => void;
  readonly send: () => void;
}

/** Marked drafts keep the input until then, in case the page dies. */
export function holdCompletion(completion: CompletionToHold): HeldCompletion {
  const { services, forms, words } = completion;
  const isTyping = watchTyping();
  const holders = watchHolders(forms, ({ subject }) =>
    askOtherAssignee(services.engine, subject, services.user.id),
  );
  /** Each form leaves the set once, so it is sent at most once. */
  const held = new Set(forms);
  const results = new Map<HeldForm, FormResult>();
  const left = new Set<HeldForm>();
  let isWaiting = true;
  let isUndone = false;
  let underWay = 0;
  let sending: Promise<unknown> = Promise.resolve();

  function endWait(): boolean {
    if (!isWaiting) return false;
    isWaiting = false;
    holders.stop();
    words.closeNotice();
    return true;
  }

  async function send(form: HeldForm, refuse: Refuse | null = refuseOfOther): Promise<void> {
    held.delete(form);
    underWay += 1;
    if (refuse === refuseUnlessOwn) left.add(form);
    const result = (await refuse?.(completion, form)) ?? (await submit(completion, form));
    results.set(form, result);
    if (refuse === null && result.kind === 'done') tellTakenOf(completion, form);
    underWay -= 1;
    settle();
  }

  async function sendInTurn(): Promise<void> {
    for (let [form] = held; form !== undefined; [form] = held) await send(form);
  }

  function handleTimeOver(): void {
    if (endWait()) sending = Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  }

  function leave(how: Leaving): Promise<unknown> {
    endWait();
    const isOwn = (form: HeldForm) => how === 'page' && holders.isOwn(form);
    sending = Promise.all([
      sending,
      ...[...held].map((form) => send(form, isOwn(form) ? null : refuseUnlessOwn)),
    ]);
    return sending;
  }

  function strand(): void {
    endWait();
    held.clear();
    settle();
  }

  function undo(): void {
    if (!endWait()) return;
    isUndone = true;
    held.clear();
    settle();
  }

  function settle(): void {
    if (held.size + underWay > 0) return;
    for (const stop of stops.splice(0)) stop();
    const kept = forms.flatMap((form) =>
      end(completion, form, { result: results.get(form), isUndone, isLeft: left.has(form) }),
    );
    if (kept.length < forms.length) words.sent?.();
    if (isUndone) words.undone(kept);
    else if (kept.length > 0) words.kept(kept, isTyping());
  }

  const stops = [isTyping.stop, ...listen(services, { strand, leave, handleTimeOver })];
  if (services.session.status !== 'active') strand();
  return { undo, send: handleTimeOver };
}

interface Ends {
  readonly strand: () => void;
  readonly leave: (how: Leaving) => Promise<unknown>;
  readonly handleTimeOver: () => void;
}

function listen(
  { session }: PluginServices,
  { strand, leave, handleTimeOver }: Ends,
): readonly (() => void)[] {
  globalThis.addEventListener?.('offline', strand);
  const longest = setTimeout(handleTimeOver, LONGEST_HOLD);
  return [
    () => clearTimeout(longest),
    () => globalThis.removeEventListener?.('offline', strand),
    session.subscribe(() => session.status !== 'active' && strand()),
    session.beforeLeaving(async (how) => void (await leave(how))),
  ];
}

function tellTakenOf({ services, drafts }: CompletionToHold, { subject }: HeldForm): void {
  const { taskId, task } = subject;
  const name = drafts.completing().get(taskId)?.name ?? taskId;
  void tellTaken(services, { taskId, name, assignee: task.assignee });
}

interface HeldEnd {
  readonly result: FormResult | undefined;
  readonly isUndone: boolean;
  readonly isLeft: boolean;
}

function end(
  { drafts }: CompletionToHold,
  form: HeldForm,
  { result, isUndone, isLeft }: HeldEnd,
): KeptForm[] {
  const { subject } = form;
  if (result?.kind === 'done') {
    drafts.discard(subject);
    form.onSent(result.outcome);
    return [];
  }
  // A stranded form keeps its mark, so that the next visit reports it even if nobody sees this report.
  if ((result !== undefined && !isLeft) || isUndone) drafts.unmark(subject);
  const failure = result === undefined || result.kind === 'not-sent' ? null : result;
  form.onReturned({ failure });
  return [{ subject, failure }];
}

function submit(
  { services }: CompletionToHold,
  { subject, submission, tries }: HeldForm,
): Promise<FormResult> {
  return submitForm(services.engine, {
    subject,
    submission,
    userId: services.user.id,
    tries,
    onLost: () => undefined,
    // A task can only end once, so retries need no confirmation.
    mayRepeat: async () => false,
    outlivesPage: true,
  });
}

type Refuse = (completion: CompletionToHold, form: HeldForm) => Promise<FormResult | null>;

async function refuseOfOther(
  completion: CompletionToHold,
  { subject }: HeldForm,
): Promise<FormResult | null> {
  const { engine, user } = completion.services;
  const holder = await findOtherAssignee(engine, subject, user.id);
  return holder === null ? null : ofOther(completion, holder);
}

async function refuseUnlessOwn(
  completion: CompletionToHold,
  { subject }: HeldForm,
): Promise<FormResult | null> {
  const { engine, user } = completion.services;
  try {
    const holder = await askOtherAssignee(engine, subject, user.id);
    return holder === null ? null : ofOther(completion, holder);
  } catch {
    return { kind: 'not-sent' };
  }
}

async function ofOther({ services, queries }: CompletionToHold, holder: string): Promise<FormResult> {
  const { engine, language } = services;
  const profile = await queries.fetchQuery(userQueries(engine).profile(holder)).catch(() => null);
  const name = profile === null ? holder : userName(profile);
  const message = language.t('held.ofOther', { name });
  return { kind: 'failed', problem: null, message, isSilent: false };
}

function watchTyping(view: EventTarget = globalThis): (() => boolean) & { readonly stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  const notice = () => {
    last = Date.now();
  };
  view.addEventListener?.('input', notice, true);
  const stop = () => view.removeEventListener?.('input', notice, true);
  return Object.assign(() => Date.now() - last < PAUSE, { stop });
}
