import { useQueryClient } from '@tanstack/react-query';
import type { Tries } from '@taskweave/engine-client/createTries';
import {
  type FormHandle,
  type FormOutcome,
  type FormSubmission,
  type FormType,
  type FormViewProps,
  usePages,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { keyedLabel } from '@taskweave/task-changes/taskLabel';
import { openerOfCompleted } from '@taskweave/widgets/completedTask';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { bytesOfFiles } from '../files/fileVariable';
import { isDelegated } from '../submission/lookForSubmission';
import { takeRoom } from './flushRoom';
import { holdCompletion, LONGEST_HOLD } from './holdCompletion';
import { returnForm } from './returnedForms';
import { undoSeconds } from './time/undoSeconds';

/** After the longest hold: for the answer, and for looking for one that was lost. */
const UNTIL_KNOWN = 30_000;
/** What a marked draft of a form holds that nothing was entered into. */
const NOTHING = { values: null };

export interface FormToHold {
  readonly form: FormHandle;
  readonly submission: FormSubmission;
  readonly tries: Tries<FormOutcome>;
  /** The form may be asked for again. */
  readonly release: () => void;
}

/**
 * Gives what takes a form that was gathered, to send it later. It takes none that could be lost: false for a form with files, for
 * one too large to be sent while the page is closed, and where the browser keeps no draft.
 */
export function useHold(
  { subject, onDone }: FormViewProps,
  formType: FormType,
): (held: FormToHold) => boolean {
  const services = usePluginServices();
  const queries = useQueryClient();
  const pages = usePages();

  return ({ form, submission, tries, release }) => {
    const seconds = undoSeconds(services);
    const canWait = form.canWait === true && submission.kind === 'complete' && seconds > 0;
    if (!canWait || subject.kind !== 'task' || isDelegated(subject.task) || !isInTouch(services))
      return false;
    const snapshot = form.snapshot?.('auto') ?? null;
    const hasFiles = Object.keys(snapshot?.files ?? {}).length > 0 || bytesOfFiles(submission.variables) > 0;
    if (hasFiles) return false;
    const leaveRoom = takeRoom(queries, submission.variables);
    if (leaveRoom === null) return false;

    const drafts = draftStoreOf(services);
    const { taskId, task } = subject;
    const name = keyedLabel(queries, services.engine, task);
    const until = Date.now() + LONGEST_HOLD + UNTIL_KNOWN;
    const mark = { until, name, hasInput: snapshot !== null };
    if (drafts.save(subject, formType, snapshot ?? NOTHING, mark).kind === 'not-kept') {
      leaveRoom();
      return false;
    }
    services.storage.set('mayHaveHeld', true);
    holdCompletion({
      ...{ services, queries, drafts, subject, submission, tries, name },
      milliseconds: seconds * 1_000,
      open: openerOfCompleted(services, pages, task),
      onSent(outcome) {
        leaveRoom();
        onDone(outcome);
      },
      onReturned(returned) {
        leaveRoom();
        release();
        returnForm(queries, taskId, returned);
        services.taskEvents.emit({ type: 'task-returned', taskId });
      },
    });
    return true;
  };
}

/** Nothing waits on a page that is out of sight or out of reach: it may be closed without a word. */
function isInTouch({ session }: ReturnType<typeof usePluginServices>): boolean {
  return navigator.onLine && document.visibilityState === 'visible' && session.status === 'active';
}
