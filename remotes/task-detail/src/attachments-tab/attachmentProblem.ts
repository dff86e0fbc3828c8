import { isLostAnswer } from '@taskweave/engine-client/confirmWrite';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { Language } from '@taskweave/plugin-sdk';

export interface AttachmentFailure {
  /** What was not done. */
  readonly title: string;
  readonly name: string;
  readonly cause: unknown;
}

/** What went wrong with an attachment, for people. */
export function attachmentProblem(t: Language['t'], { title, name, cause }: AttachmentFailure): string {
  if (isLostAnswer(cause)) {
    return t(`attachments.lost.${cause.finding === 'not-done' ? 'notDone' : 'unclear'}`, { name });
  }
  const isForbidden = isEngineError(cause) && cause.problem.kind === 'forbidden';
  if (isForbidden) return `${title}: ${t('change.forbidden')}`;
  return `${title}: ${cause instanceof Error ? cause.message : String(cause)}`;
}
