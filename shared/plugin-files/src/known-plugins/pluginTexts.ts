import type { PluginManifest } from '../manifest/PluginManifest';
import type { PluginEntry, RegisteredContribution } from './PluginEntry';

export interface LabelLanguage {
  readonly language: string;
  readonly fallback?: string;
  readonly textIn?: (namespace: string, key: string, language: string) => string | undefined;
}

export function labelOf({ contribution, plugin }: RegisteredContribution, i18n: LabelLanguage): string {
  const { label } = contribution.meta;
  return resolveLabel(typeof label === 'string' ? label : '', plugin.manifest, i18n);
}

export function metaOf(
  { contribution, plugin }: RegisteredContribution,
  i18n: LabelLanguage,
  config: unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(contribution.meta).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? resolveLabel(value, plugin.manifest, i18n)
        : isFromConfig(value)
          ? (config as Readonly<Record<string, unknown>> | null)?.[value.config]
          : value,
    ]),
  );
}

function isFromConfig(value: unknown): value is { readonly config: string } {
  return typeof (value as { readonly config?: unknown } | null)?.config === 'string';
}

export function resolveLabel(
  label: string,
  { id, labels }: Pick<PluginManifest, 'id' | 'labels'>,
  { language, fallback = 'en', textIn }: LabelLanguage,
): string {
  const key = /^%(.+)%$/.exec(label)?.[1];
  if (key === undefined) return label;
  for (const tag of [language, fallback, 'en']) {
    const text = textIn?.(id, key, tag) ?? labels[tag]?.[key];
    if (text !== undefined) return text;
  }
  return key;
}

export function nameOf({ id, plugin }: Pick<PluginEntry, 'id' | 'plugin'>): string {
  return plugin?.manifest.displayName ?? id;
}
