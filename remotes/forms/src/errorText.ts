import { isDefinitionGone, isEngineError } from '@taskweave/engine-client/EngineError';
import type { Language } from '@taskweave/plugin-sdk';

/**
 * A failure in words of the person's language: ours where they help more than the engine's, the engine's own where
 * only it knows.
 *
 * @param problem what the engine client saw; null for errors of a form itself
 */
export function errorText(problem: string | null, message: string, t: Language['t']): string {
  switch (problem) {
    case 'network':
      return t('form.problem.network');
    case 'too-large':
      return t('form.problem.tooLarge');
    case 'forbidden':
      return t('form.problem.forbidden', { message });
    case 'conflict':
      return t('form.problem.conflict');
    case 'not-found':
      return t('form.problem.notFound', { message });
    case 'definition-gone':
      return t('form.problem.definitionGone');
    case 'suspended':
      return t('form.suspended');
    case 'unexpected':
      return t('form.problem.unexpected', { message });
    default:
      return message;
  }
}

/** What the engine client saw, and what only forms tell apart; null for errors of a form itself. */
export function problemNameOf(error: unknown): string | null {
  if (!isEngineError(error)) return null;
  if (isDefinitionGone(error)) return 'definition-gone';
  // Answered by a proxy before the engine: its page says nothing that helps.
  return error.problem.status === 413 ? 'too-large' : error.problem.kind;
}

/** Of an error that was thrown. */
export function textOfError(error: unknown, t: Language['t']): string {
  const message = error instanceof Error || isEngineError(error) ? error.message : String(error);
  return errorText(problemNameOf(error), message, t);
}
