import type { EngineProblem, MissingAuthorization } from '@taskweave/engine-client/EngineError';
import { permissionWord, resourceWord, type Words } from './wordTexts';

type Forbidden = Extract<EngineProblem, { readonly kind: 'forbidden' }>;

/** The engine lists permissions of which any one suffices. */
export function describeMissing({ missing, message, engineType }: Forbidden, words: Words): string {
  const list = [...new Set(missing.map((one) => describe(one, words)))];
  if (list.length > 0) {
    const names = new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(list);
    return words.t(list.length === 1 ? 'forbidden.one' : 'forbidden.any', { list: names });
  }
  if (engineType !== 'AuthorizationException') return words.t('denied');
  return words.t(/admin authenticated/i.test(message) ? 'forbidden.admin' : 'forbidden');
}

function describe({ permission, resource, resourceId }: MissingAuthorization, words: Words): string {
  const named = permissionWord(permission, words);
  if (resourceId === null || resourceId === '*') {
    return words.t('permissionOnAny', { permission: named, resource: resourceWord('noun', resource, words) });
  }
  return words.t('permissionOn', {
    permission: named,
    resource: resourceWord('resource', resource, words),
    id: resourceId,
  });
}
