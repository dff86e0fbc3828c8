import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { isOutcomeUnknown } from '@taskweave/engine-client/isOutcomeUnknown';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import { TaskChangedError } from '@taskweave/engine-client/resources/task/taskChanges';
import type { Language, TextKey } from '@taskweave/plugin-sdk';
import type { ProblemWords } from '@taskweave/ui/problem-words';

export type FailureWords = Pick<Language, 't'> & Pick<ProblemWords, 'explain'>;

export function failureText(error: unknown, { t, explain }: FailureWords): string {
  const key = keyOf(error);
  if (key === null) return isEngineError(error) ? explain(error) : messageOf(error);
  const cause = error instanceof LostAnswerError ? error.cause : error;
  const where = isEngineError(cause) ? cause.problem.where : undefined;
  return where === undefined ? t(key) : `${where}: ${t(key)}`;
}

function keyOf(error: unknown): TextKey | null {
  if (error instanceof TaskChangedError) return 'failure.changed';
  if (tellsTaskGone(error)) return 'claim.gone';
  if (taskProblem(error) === 'suspended') return 'claim.suspended';
  if (error instanceof LostAnswerError)
    return error.finding === 'not-done' ? 'failure.network' : 'failure.unknown';
  if (isOutcomeUnknown(error)) return 'failure.unknown';
  if (!isEngineError(error)) return null;
  const { kind, engineType } = error.problem;
  if (kind === 'login-required') return 'failure.signIn';
  if (kind === 'network') return 'failure.network';
  if (kind !== 'conflict') return null;
  return engineType === 'TaskAlreadyClaimedException' ? 'claim.taken' : 'failure.changed';
}
