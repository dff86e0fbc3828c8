import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { Language } from '@taskweave/plugin-sdk';
import type { ProblemWords } from '@taskweave/ui/problem-words';

export interface AttachmentFailure {
  readonly title: string;
  readonly name: string;
  readonly cause: unknown;
}

export function attachmentProblem(
  { t, explain }: Pick<Language, 't'> & Pick<ProblemWords, 'explain'>,
  { title, name, cause }: AttachmentFailure,
): string {
  if (cause instanceof LostAnswerError) {
    return t(`attachments.lost.${cause.finding === 'not-done' ? 'notDone' : 'unclear'}`, { name });
  }
  return `${title}: ${explain(cause)}`;
}
