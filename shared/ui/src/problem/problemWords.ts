import type { EngineError } from '@taskweave/engine-client/EngineError';
import type { I18n } from '@taskweave/i18n/createI18n';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { engineErrorOf } from './engineErrorOf';
import { PROBLEM_TEXTS } from './problemTexts';
import { unreachableServer } from './UnreachableServer';
import { explain } from './words/explain';
import { isGone } from './words/isGone';
import type { ProblemSubject } from './words/ProblemSubject';
import { resourceWord, WORD_TEXTS, type WordKey, type Words } from './words/wordTexts';

/** What there is to say on errors, in the language of the page. */
export interface ProblemWords {
  /**
   * Explains any error in plain words. A process's own message ("The amount is too high.") is passed on;
   * a technical one ("ENGINE-03005 Execution of 'UPDATE TaskEntity…'") is not, and is shown and copied separately.
   */
  explain(error: unknown): string;
  /** Resolves when the words for an error are loaded, after 1.5 s at most: for messages that are shown once. */
  ready(error: unknown): Promise<void>;
  /** A short title ("Access denied", "Process instance “4711” not found") where the attempted action is unknown. */
  title(error: unknown, subject?: ProblemSubject): string;
}

const PATIENCE = 1500;

/** Each text in the language at the time of the call. */
export function problemWords(i18n: I18n): ProblemWords {
  const atHand = spokenTexts(i18n, PROBLEM_TEXTS);
  const words = spokenTexts(i18n, WORD_TEXTS);

  function explained(error: unknown): string {
    const cause = engineErrorOf(error);
    const server = unreachableServer(error);
    if (server !== null) return atHand.t('unreachable', { server });
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

/** Connection errors must not depend on words that the network has to load. */
function needsWords(cause: EngineError | null): boolean {
  return cause !== null && !['network', 'login-required', 'csrf'].includes(cause.problem.kind);
}

/** Resolves when the words are loaded, and soon in any case. */
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

function title(error: EngineError, words: Words, subject: ProblemSubject | undefined): string | null {
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
