import type { ReactNode } from 'react';
import { engineErrorOf } from './explainProblem';
import { useProblemWords } from './ProblemWords';

export interface ProblemFactsProps {
  readonly error: unknown;
}

/**
 * What the engine said to developers, and the facts that an administrator asks for first: status, exception, request id.
 * Nothing where plain words say it all. Cards, notes and notifications that are given the error have it already.
 *
 * @example <li>{explainProblem(error)} <ProblemFacts error={error} /></li>
 */
export function ProblemFacts({ error }: ProblemFactsProps): ReactNode {
  const cause = engineErrorOf(error);
  const words = useProblemWords();
  return cause !== null && words !== null && <words.Facts error={cause} />;
}
