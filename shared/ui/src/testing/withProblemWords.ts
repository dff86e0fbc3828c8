import type { EngineProblem } from '@taskweave/engine-client/EngineError';
import { beforeAll } from 'vitest';
import { loadProblemWords } from '../problem/ProblemWords';

/** For tests of what people read of an error: the page loads these words with the first one. */
export function withProblemWords(): void {
  beforeAll(() => loadProblemWords({ kind: 'server' } as EngineProblem));
}
