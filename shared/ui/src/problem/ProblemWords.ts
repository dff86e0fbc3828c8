import type { EngineError, EngineProblem } from '@taskweave/engine-client/EngineError';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { ProblemSubject } from './subject/ProblemSubject';

/** Everything there is to say on errors, which is loaded when the first of them occurs. */
export interface ProblemWords {
  /** What went wrong and what to do, as a sentence or two. */
  explain(error: EngineError, locale: string): string;
  /** What happened, in a few words; the subject says what was not found. */
  title(error: EngineError, locale: string, subject: ProblemSubject | undefined): string;
  /** True where what a call was about is not there: to ask again is of no use. */
  isGone(error: EngineError): boolean;
  /** What the engine says to developers, and status, exception and request id: where plain words do not say it all. */
  readonly Facts: ComponentType<{ readonly error: EngineError }>;
}

let words: ProblemWords | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The words, once they are there. */
export function problemWords(): ProblemWords | null {
  return words;
}

/** The words; whoever calls it draws again when they come. */
export function useProblemWords(): ProblemWords | null {
  return useSyncExternalStore(subscribe, problemWords, problemWords);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds that an error waits for its words at most. */
const PATIENCE = 1500;

/**
 * Loads what there is to say on an error before it is told, so that it is told once and whole. Where that cannot be loaded,
 * errors are told with the texts at hand; the next one tries again. Never fails, and never takes long.
 *
 * @param onLate called when they come after all, to draw again what was told without them
 *
 * @example createEngineClient({ …, beforeProblem: loadProblemWords });
 */
export async function loadProblemWords(problem: EngineProblem, onLate?: () => void): Promise<void> {
  if (words !== null || AT_HAND.has(problem.kind)) return;
  loading ??= import(/* webpackChunkName: "problem-words" */ './words/words').then(
    (module) => {
      words = module.words;
      for (const listener of [...listeners]) listener();
    },
    () => {
      loading = null;
    },
  );
  const inTime = loading.then(() => true);
  const isInTime = await Promise.race([inTime, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (!isInTime) void inTime.then(onLate);
}

/** What is said without them: no network may be there to load them by. */
const AT_HAND: ReadonlySet<EngineProblem['kind']> = new Set(['network', 'login-required', 'csrf']);
