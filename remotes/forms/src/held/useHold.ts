import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { Tries } from '@taskweave/engine-client/createTries';
import type { FormVariables } from '@taskweave/engine-client/Task';
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
import { bytesOfFiles } from '../files/bytesOfFiles';
import { isDelegated } from '../submission/lookForSubmission';
import { holdCompletion } from './holdCompletion';
import { markCompleting } from './markCompleting';
import { type ReturnedForm, returnForm } from './returnedForms';
import { tellHeld } from './tellHeld';
import { holdTime } from './time/undoSeconds';

/** Browsers send at most 64 KiB of keepalive requests per page, headers included. */
const ROOM = 60_000;

const waitingOn = perOwner((_page: QueryClient) => ({ bytes: 0 }));

export interface FormToHold {
  readonly form: FormHandle;
  readonly submission: FormSubmission;
  readonly tries: Tries<FormOutcome>;
  readonly release: () => void;
}

export function useHold(
  { subject, onDone }: FormViewProps,
  formType: FormType,
): (held: FormToHold) => boolean {
  const services = usePluginServices();
  const queries = useQueryClient();
  const pages = usePages();

  return ({ form, submission, tries, release }) => {
    const milliseconds = holdTime(services);
    const canWait = form.canWait === true && submission.kind === 'complete' && milliseconds > 0;
    if (!canWait || subject.kind !== 'task' || isDelegated(subject.task)) return false;
    const snapshot = form.snapshot?.('auto') ?? null;
    const hasFiles = Object.keys(snapshot?.files ?? {}).length > 0 || bytesOfFiles(submission.variables) > 0;
    if (hasFiles) return false;
    const leaveRoom = takeRoom(queries, submission.variables);
    if (leaveRoom === null) return false;

    const { taskId, task } = subject;
    const name = keyedLabel(queries, services.engine, task);
    if (!markCompleting(services, { subject, formType, snapshot, name, pressedAt: Date.now() })) {
      leaveRoom();
      return false;
    }
    const open = openerOfCompleted(services, pages, task);
    const words = tellHeld({ services, subject, name, milliseconds, open });
    const held = {
      ...{ subject, submission, tries },
      onSent(outcome: FormOutcome) {
        leaveRoom();
        onDone(outcome.kind === 'completed' ? { ...outcome, addLine: words.addLine } : outcome);
      },
      onReturned(returned: ReturnedForm) {
        leaveRoom();
        release();
        returnForm(queries, taskId, returned);
        services.taskEvents.emit({ kind: 'task-returned', taskId });
      },
    };
    const drafts = draftStoreOf(services);
    words.held(holdCompletion({ services, queries, drafts, forms: [held], words }));
    return true;
  };
}

/** Reserves part of the keepalive quota. Returns its release, or null if too little is left. */
function takeRoom(queries: QueryClient, variables: FormVariables): (() => void) | null {
  const { size } = new Blob([JSON.stringify(variables)]);
  const waiting = waitingOn(queries);
  if (waiting.bytes + size > ROOM) return null;
  waiting.bytes += size;
  return () => {
    waiting.bytes -= size;
  };
}
