import type { FormSnapshot, FormType, PluginServices } from '@taskweave/plugin-sdk';
import type { Completing } from '../drafts/draftEntry';
import { draftStoreOf } from '../drafts/draftStoreOf';
import type { TaskSubject } from '../submission/lookForSubmission';
import { LONGEST_HOLD } from './holdCompletion';

const UNTIL_KNOWN = 30_000;
const NOTHING: FormSnapshot = { values: null };

export interface FormToMark extends Pick<Completing, 'name'> {
  readonly subject: TaskSubject;
  readonly formType: FormType;
  readonly snapshot: FormSnapshot | null;
  readonly pressedAt: number;
}

export function markCompleting(services: PluginServices, form: FormToMark): boolean {
  const { subject, formType, snapshot, name, pressedAt } = form;
  const mark = {
    until: pressedAt + LONGEST_HOLD + UNTIL_KNOWN,
    name,
    hasInput: snapshot !== null,
    assignee: subject.task.assignee,
  };
  const { kind } = draftStoreOf(services).save(subject, formType, snapshot ?? NOTHING, mark);
  if (kind === 'not-kept') return false;
  services.storage.set('mayHaveHeld', true);
  return true;
}
