import type { BuiltinPlugin } from '../runtime/Runtime';
import components from './componentTexts.json';
import type { SuiteTexts } from './mapLabels';
import shell from './suiteTexts.json';

type Part = Pick<BuiltinPlugin, 'baseUrl'> & { readonly manifest: Pick<BuiltinPlugin['manifest'], 'id'> };

export async function fetchSuiteTexts(
  builtin: readonly Part[],
  fetch: typeof globalThis.fetch,
): Promise<SuiteTexts> {
  const ofParts = builtin.map(async ({ baseUrl, manifest }) => {
    const answer = await fetch(`${baseUrl}suite-texts.json`, { credentials: 'same-origin' }).catch(
      () => null,
    );
    const texts: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    return [manifest.id, Object(texts) as SuiteTexts[string]] as const;
  });
  return { shell, ...components, ...Object.fromEntries(await Promise.all(ofParts)) };
}
