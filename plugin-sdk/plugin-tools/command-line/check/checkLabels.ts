import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import type { PluginDefinitionData } from '../../preset/readPluginDefinition.mjs';
import { error, type Finding, type Verdict, warning } from './Finding';

/** Whether every label can be read in every language, before any code of the plugin is loaded. */
export function checkLabels(
  { labels, contributes }: PluginManifest,
  definition: PluginDefinitionData | null,
): Verdict {
  const translations = definition?.translations ?? {};
  const languages = [...new Set([...Object.keys(labels), ...Object.keys(translations)])];
  const wanted = contributes.flatMap(({ point, id, meta }) =>
    Object.values(meta).flatMap((value) => {
      const key = typeof value === 'string' ? /^%(.+)%$/.exec(value)?.[1] : undefined;
      return key === undefined ? [] : [{ key, address: `${point}:${id}` }];
    }),
  );
  const missing = wanted.flatMap(({ key, address }) =>
    languages
      .filter((language) => labels[language]?.[key] === undefined)
      .map((language) => {
        const isLater = typeof translations[language] === 'function';
        const why = isLater
          ? 'its texts are loaded too late for that: import their file directly, or at once'
          : 'add it';
        return error(`%${key}% of ${address} has no text in ${language}; ${why}.`);
      }),
  );
  const none =
    languages.length === 0 && wanted.length > 0 ? [error('Labels name texts, and there are none.')] : [];
  const english = languages.length > 0 && !languages.includes('en');
  return {
    name: 'labels',
    summary: languages.length === 0 ? 'literal' : languages.join(', '),
    findings: [
      ...none,
      ...missing,
      ...(english ? [warning('There is no English, which every other language falls back to.')] : []),
      ...unequalKeys(translations),
    ],
  };
}

/** Languages that lack texts which others have. */
function unequalKeys(translations: Readonly<Record<string, unknown>>): readonly Finding[] {
  const catalogues = Object.entries(translations).flatMap(([language, texts]) =>
    typeof texts === 'object' && texts !== null
      ? [[language, new Set(Object.keys(texts).map(withoutPlural))] as const]
      : [],
  );
  const all = new Set(catalogues.flatMap(([, keys]) => [...keys]));
  return catalogues.flatMap(([language, keys]) => {
    const missing = [...all].filter((key) => !keys.has(key));
    return missing.length === 0
      ? []
      : [error(`These texts are missing in ${language}: ${missing.join(', ')}.`)];
  });
}

/** Languages differ in their plural forms. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
