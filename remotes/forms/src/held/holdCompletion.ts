import type { QueryClient } from '@tanstack/react-query';
import type { Tries } from '@taskweave/engine-client/createTries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { FormOutcome, FormResult, FormSubmission } from '@taskweave/plugin-sdk';
import type { DraftStore } from '../drafts/DraftStore';
import { findOtherAssignee } from '../submission/findOtherAssignee';
import type { TaskSubject } from '../submission/lookForSubmission';
import { submitForm } from '../submission/submitForm';
import { type HeldEvent, type HeldState, nextHeldState } from './heldState';
import type { ReturnedForm } from './returnedForms';
import { type HeldTask, tellHeld } from './tellHeld';
import { watchTyping } from './watchTyping';

/** Milliseconds that a completion waits at most, also where the pointer rests on its notification. */
export const LONGEST_HOLD = 30_000;

export interface CompletionToHold extends HeldTask {
  readonly queries: QueryClient;
  readonly drafts: DraftStore;
  readonly subject: TaskSubject;
  readonly submission: FormSubmission;
  readonly tries: Tries<FormOutcome>;
  readonly onSent: (outcome: FormOutcome) => void;
  /** Opens the task as a completed one; null where the person cannot be shown that. */
  readonly open: (() => void) | null;
  /** It was not done. The form is to be shown again. */
  readonly onReturned: (form: ReturnedForm) => void;
}

/**
 * Sends a form some seconds later, unless the person takes it back until then. Meanwhile a marked draft keeps the input for the
 * next visit, should the page die.
 */
export function holdCompletion(completion: CompletionToHold): void {
  const { services, drafts, subject } = completion;
  const tell = tellHeld(completion);
  const isTyping = watchTyping();
  let state: HeldState = 'held';
  let sending: Promise<void> = Promise.resolve();
  let opensWhenSent = false;

  function handle(event: HeldEvent, result: FormResult | null = null): void {
    const before = state;
    state = nextHeldState(state, event);
    if (state === before) return;
    if (state === 'sending') {
      closeNotice();
      sending = send(event === 'leave');
    } else end(result);
  }

  /** Begins at once where the person leaves: nobody waits for another answer then. */
  async function send(isLeaving: boolean): Promise<void> {
    const result = (isLeaving ? null : await refuseOfOther(completion)) ?? (await submit(completion));
    handle(result.kind === 'done' ? 'done' : 'refuse', result);
  }

  function end(result: FormResult | null): void {
    for (const stop of stops) stop();
    if (result?.kind === 'done') {
      drafts.discard(subject);
      completion.onSent(result.outcome);
      if (opensWhenSent) completion.open?.();
      return;
    }
    closeNotice();
    // Stranded, the next visit tells it too, should nobody see it here.
    if (result !== null || state === 'undone') drafts.unmark(subject);
    const failure = result === null || result.kind === 'not-sent' ? null : result;
    completion.onReturned({ failure });
    // On top, where that takes nothing from under the hands of the person.
    const opens = state === 'undone' || (failure !== null && !isTyping());
    if (opens) services.navigation.go({ task: subject.taskId, detailsTab: null });
    if (state === 'undone') tell.undone();
    else if (!opens) tell.kept(failure);
  }

  const strand = () => handle('strand');
  globalThis.addEventListener?.('offline', strand);
  const longest = setTimeout(() => handle('time-over'), LONGEST_HOLD);
  const stops = [
    isTyping.stop,
    () => clearTimeout(longest),
    () => globalThis.removeEventListener?.('offline', strand),
    services.session.subscribe(() => services.session.status !== 'active' && strand()),
    services.session.beforeLeaving(() => {
      handle('leave');
      return sending;
    }),
  ];
  const closeNotice = tell.held({
    onUndo: () => handle('undo'),
    onGone: () => handle('time-over'),
    onOpen:
      completion.open &&
      (() => {
        opensWhenSent = true;
      }),
  });
}

function submit({ services, subject, submission, tries }: CompletionToHold): Promise<FormResult> {
  return submitForm(services.engine, {
    subject,
    submission,
    userId: services.user.id,
    tries,
    onLost: () => undefined,
    // A task ends once: nobody is asked.
    mayRepeat: async () => false,
    outlivesPage: true,
  });
}

/** The engine lets people complete the tasks of others: one that was assigned meanwhile comes back. */
async function refuseOfOther({ services, queries, subject }: CompletionToHold): Promise<FormResult | null> {
  const { engine, user, language } = services;
  const holder = await findOtherAssignee(engine, subject, user.id);
  if (holder === null) return null;
  const profile = await queries.fetchQuery(userQueries(engine).profile(holder)).catch(() => null);
  const name = profile === null ? holder : userName(profile);
  const message = language.t('held.ofOther', { name });
  return { kind: 'failed', problem: null, message, isSilent: false };
}
