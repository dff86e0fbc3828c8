import type { Catalogue, PluginDefinition } from '../../contract/definePlugin';

/**
 * The texts of a plugin in one language: `de-AT` falls back to `de`, and missing texts fall back to English.
 *
 * @example await textsFor(plugin, 'de') // { 'tab.risk': 'Risiko' }
 */
export async function textsFor(
  { translations = {} }: Pick<PluginDefinition, 'translations'>,
  locale: string,
): Promise<Catalogue> {
  const languages = ['en', locale.split('-')[0] ?? locale, locale];
  const found = await Promise.all([...new Set(languages)].map((one) => catalogueOf(translations[one])));
  return Object.assign({}, ...found);
}

async function catalogueOf(
  given: NonNullable<PluginDefinition['translations']>[string] | undefined,
): Promise<Catalogue> {
  if (given === undefined) return {};
  return typeof given === 'function' ? (await given()).default : given;
}
