import { isLostAnswer } from '@taskweave/engine-client/confirmWrite';
import { isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { isOutcomeUnknown } from '@taskweave/engine-client/isOutcomeUnknown';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { tellsTaskGone } from '@taskweave/engine-client/resources/task';
import { TaskChangedError } from '@taskweave/engine-client/resources/taskChanges';
import type { Language } from '@taskweave/plugin-sdk';
import { explainProblem } from '@taskweave/ui/explain-problem';

export interface FailureText {
  /** What happened, in plain words. */
  readonly text: string;
  /** The engine's own words, where ours do not say it all; null elsewhere. */
  readonly engineWords: string | null;
}

/** Why a change of a task failed, for the person who made it. */
export function failureText(error: unknown, { t }: Pick<Language, 't'>): FailureText {
  const key = keyOf(error);
  if (key !== null) return { text: t(key), engineWords: null };
  if (isEngineError(error) && error.problem.kind === 'forbidden') {
    return { text: explainProblem(error), engineWords: null };
  }
  if (isEngineError(error)) return { text: t('failure.refused'), engineWords: error.problem.message };
  // Actions say in their own words why they leave a task out.
  return { text: messageOf(error), engineWords: null };
}

function keyOf(error: unknown): string | null {
  if (error instanceof TaskChangedError) return 'failure.changed';
  if (tellsTaskGone(error)) return 'claim.gone';
  if (taskProblem(error) === 'suspended') return 'claim.suspended';
  if (isLostAnswer(error)) return error.finding === 'not-done' ? 'failure.network' : 'failure.unknown';
  if (isOutcomeUnknown(error)) return 'failure.unknown';
  if (!isEngineError(error)) return null;
  const { kind, engineType } = error.problem;
  if (kind === 'login-required') return 'failure.signIn';
  if (kind === 'network') return 'failure.network';
  if (kind !== 'conflict') return null;
  return engineType === 'TaskAlreadyClaimedException' ? 'claim.taken' : 'failure.changed';
}
