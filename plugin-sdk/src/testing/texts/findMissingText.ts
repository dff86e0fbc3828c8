import type { PluginDefinition } from '../../contract/definePlugin';
import { textsFor } from './textsFor';

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Reads a plugin's texts of every language.
 * @returns a message that says what is missing for a key; null if every language has the text
 * @example (await findMissingText(plugin))('tab.score') // 'The text "tab.score" is missing in de'
 */
export async function findMissingText(
  plugin: Pick<PluginDefinition, 'translations'>,
): Promise<(key: string) => string | null> {
  const languages = Object.keys(plugin.translations ?? {});
  const catalogues = await Promise.all(
    languages.map(async (language) => {
      const own = { translations: { [language]: plugin.translations?.[language] ?? {} } };
      return [language, await textsFor(own, language)] as const;
    }),
  );
  return (key) => {
    const names = [key, ...PLURAL_FORMS.map((form) => `${key}_${form}`)];
    const missing = catalogues.flatMap(([language, texts]) =>
      names.some((name) => texts[name] !== undefined) ? [] : [language],
    );
    if (languages.length === 0) return `The text "${key}" is missing: the plugin has no translations`;
    return missing.length === 0 ? null : `The text "${key}" is missing in ${missing.join(', ')}`;
  };
}
