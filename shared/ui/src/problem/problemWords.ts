import type { EngineError } from '@taskweave/engine-client/EngineError';
import type { I18n } from '@taskweave/i18n/createI18n';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { engineErrorOf } from './engineErrorOf';
import { PROBLEM_TEXTS } from './problemTexts';
import { explain } from './words/explain';
import type { ProblemSubject } from './words/ProblemSubject';
import { title } from './words/title';
import { WORD_TEXTS } from './words/wordTexts';

/** What there is to say on errors, in the language of the page. */
export interface ProblemWords {
  /**
   * What went wrong and what to do, in plain words: for every error of the engine client, and for every other. What a process
   * says by itself ("The amount is too high.") is passed on; what the engine says to developers ("ENGINE-03005 Execution of
   * 'UPDATE TaskEntity…'") is not, and is shown and copied apart from it.
   */
  explain(error: unknown): string;
  /** Ends when the words for an error are there, after 1.5 s at most: for what is said once and stays. */
  ready(error: unknown): Promise<void>;
  /**
   * What happened, in a few words ("Access denied", "Process instance “4711” not found"): for errors of which nobody has said
   * what was attempted.
   */
  title(error: unknown, subject?: ProblemSubject): string;
}

/** Milliseconds that what is said once waits for its words at most. */
const PATIENCE = 1500;

/** What there is to say on errors, each text in the language at the time of the call. */
export function problemWords(i18n: I18n): ProblemWords {
  const atHand = spokenTexts(i18n, PROBLEM_TEXTS);
  const words = spokenTexts(i18n, WORD_TEXTS);

  function explained(error: unknown): string {
    const cause = engineErrorOf(error);
    if (cause === null) return atHand.t('unknown');
    const { problem } = cause;
    if (problem.kind === 'network') return atHand.t(`lost.${problem.reason}`);
    if (problem.kind === 'login-required' || problem.kind === 'csrf') return atHand.t('signedOut');
    if (!i18n.ensure(WORD_TEXTS)) return atHand.t('failed', { status: problem.status ?? '' });
    return explain(cause, words);
  }

  return {
    explain: explained,
    async ready(error) {
      if (needsWords(engineErrorOf(error)) && !i18n.ensure(WORD_TEXTS)) await wordsOf(i18n);
    },
    title(error, subject) {
      const cause = engineErrorOf(error);
      const isSaid = cause !== null && needsWords(cause) && i18n.ensure(WORD_TEXTS);
      return (isSaid ? title(cause, words, subject) : null) ?? atHand.t('title');
    },
  };
}

/** No network may be there to load words by. */
function needsWords(cause: EngineError | null): boolean {
  return cause !== null && !['network', 'login-required', 'csrf'].includes(cause.problem.kind);
}

/** Ends when the words are there, and soon in any case. */
function wordsOf(i18n: I18n): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, PATIENCE);
    const stop = i18n.subscribe(() => i18n.ensure(WORD_TEXTS) && end());
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
