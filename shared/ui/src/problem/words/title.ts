import type { EngineError } from '@taskweave/engine-client/EngineError';
import { isGone } from './isGone';
import type { ProblemSubject } from './ProblemSubject';
import { resourceWord, type WordKey, type Words } from './wordTexts';

export function title(error: EngineError, words: Words, subject: ProblemSubject | undefined): string | null {
  if (isGone(error) && subject !== undefined) {
    const noun = resourceWord('noun', subject.resource, words);
    return words.t('gone.what', { noun, id: subject.id });
  }
  const key = titleKey(error);
  return key && words.t(key);
}

function titleKey(error: EngineError): WordKey | null {
  const { problem } = error;
  if (isGone(error)) return 'title.gone';
  if (problem.kind === 'forbidden') {
    const isByRight = problem.missing.length > 0 || problem.engineType === 'AuthorizationException';
    return isByRight ? 'title.forbidden' : 'title.denied';
  }
  if (problem.kind === 'unexpected') return 'title.communication';
  if (problem.kind !== 'server') return null;
  return problem.status === 500 ? 'title.server' : 'title.communication';
}
