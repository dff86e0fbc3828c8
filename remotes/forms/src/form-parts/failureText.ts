import { isDefinitionGone, isEngineError } from '@taskweave/engine-client/EngineError';
import type { FormResult, Language } from '@taskweave/plugin-sdk';
import type { ProblemWords } from '@taskweave/ui/problem-words';

type Failure = Extract<FormResult, { readonly kind: 'failed' }>;

export function failureText(
  { problem, message, error }: Failure,
  { t, explain }: Pick<Language, 't'> & Pick<ProblemWords, 'explain'>,
): string {
  switch (problem) {
    case 'network':
      return t('form.problem.network');
    case 'too-large':
      return t('form.problem.tooLarge');
    case 'conflict':
      return t('form.problem.conflict');
    case 'definition-gone':
      return t('form.problem.definitionGone');
    default:
      return isEngineError(error) ? explain(error) : message;
  }
}

export function problemNameOf(error: unknown): string | null {
  if (!isEngineError(error)) return null;
  if (isDefinitionGone(error)) return 'definition-gone';
  // A 413 comes from a proxy in front of the engine, and its page is useless to the user.
  return error.problem.status === 413 ? 'too-large' : error.problem.kind;
}
