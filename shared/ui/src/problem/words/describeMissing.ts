import type { EngineProblem, MissingAuthorization } from '@taskweave/engine-client/EngineError';
import { permissionWord, resourceWord, wordText } from './wordText';

type Forbidden = Extract<EngineProblem, { readonly kind: 'forbidden' }>;

/** Which permissions a person lacks, and on what. The engine lists permissions each of which would do. */
export function describeMissing({ missing, message, engineType }: Forbidden, locale: string): string {
  const list = [...new Set(missing.map((one) => describe(one, locale)))];
  if (list.length > 0) {
    const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(list);
    return wordText(list.length === 1 ? 'forbidden.one' : 'forbidden.any', locale, { list: names });
  }
  if (engineType !== 'AuthorizationException') return wordText('denied', locale);
  return wordText(/admin authenticated/i.test(message) ? 'forbidden.admin' : 'forbidden', locale);
}

function describe({ permission, resource, resourceId }: MissingAuthorization, locale: string): string {
  const named = permissionWord(permission, locale);
  if (resourceId === null || resourceId === '*') {
    return wordText('permissionOnAny', locale, {
      permission: named,
      resource: resourceWord('noun', resource, locale),
    });
  }
  return wordText('permissionOn', locale, {
    permission: named,
    resource: resourceWord('resource', resource, locale),
    id: resourceId,
  });
}
