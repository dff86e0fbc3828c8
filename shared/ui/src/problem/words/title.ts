import type { EngineError } from '@taskweave/engine-client/EngineError';
import type { ProblemSubject } from '../subject/ProblemSubject';
import { problemText } from '../subject/problemText';
import { isGone } from './isGone';
import { resourceWord, wordText } from './wordText';

/** What happened, in a few words, where nobody has said what was attempted. */
export function title(error: EngineError, locale: string, subject: ProblemSubject | undefined): string {
  const { problem } = error;
  const { kind, status } = problem;
  if (isGone(error)) {
    if (subject === undefined) return wordText('title.gone', locale);
    const noun = resourceWord('noun', subject.resource, locale);
    return wordText('gone.what', locale, { noun, id: subject.id });
  }
  if (problem.kind === 'forbidden') {
    const isByRight = problem.missing.length > 0 || problem.engineType === 'AuthorizationException';
    return wordText(isByRight ? 'title.forbidden' : 'title.denied', locale);
  }
  if (kind === 'unexpected') return wordText('title.communication', locale);
  if (kind !== 'server') return problemText('title', locale);
  return wordText(status === 500 ? 'title.server' : 'title.communication', locale);
}
