import type { FormSnapshot, FormType, PluginServices } from '@taskweave/plugin-sdk';
import type { Completing } from '../drafts/draftEntry';
import { draftStoreOf } from '../drafts/draftStoreOf';
import type { TaskSubject } from '../submission/lookForSubmission';
import { LONGEST_HOLD } from './holdCompletion';

/** After the longest hold: for the answer, and for looking for one that was lost. */
const UNTIL_KNOWN = 30_000;
/** What a marked draft of a form holds that nothing was entered into. */
const NOTHING: FormSnapshot = { values: null };

export interface FormToMark extends Pick<Completing, 'name'> {
  readonly subject: TaskSubject;
  readonly formType: FormType;
  readonly snapshot: FormSnapshot | null;
  /** Milliseconds since 1970: those of one press have the same time. */
  readonly pressedAt: number;
}

/**
 * Keeps a draft with a mark for the next visit, should the page die before the form is sent.
 *
 * @returns whether the browser has kept it
 */
export function markCompleting(services: PluginServices, form: FormToMark): boolean {
  const { subject, formType, snapshot, name, pressedAt } = form;
  const mark = { until: pressedAt + LONGEST_HOLD + UNTIL_KNOWN, name, hasInput: snapshot !== null };
  const { kind } = draftStoreOf(services).save(subject, formType, snapshot ?? NOTHING, mark);
  if (kind === 'not-kept') return false;
  services.storage.set('mayHaveHeld', true);
  return true;
}
