import type { FromConfig } from '@taskweave/plugin-sdk';
import type { RegisteredContribution } from './PluginEntry';

/** The label in a language: a text of the manifest where it names one, else as it stands. */
export function labelOf({ contribution, plugin }: RegisteredContribution, language: string): string {
  const { label } = contribution.meta;
  return resolveLabel(typeof label === 'string' ? label : '', plugin.manifest.labels, language);
}

/** The metadata with every text of the manifest, and every value of the plugin's configuration, in place. */
export function metaOf(
  { contribution, plugin }: RegisteredContribution,
  language: string,
  config: unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(contribution.meta).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? resolveLabel(value, plugin.manifest.labels, language)
        : isFromConfig(value)
          ? (config as Readonly<Record<string, unknown>> | null)?.[value.config]
          : value,
    ]),
  );
}

function isFromConfig(value: unknown): value is FromConfig {
  return typeof (value as Partial<FromConfig> | null)?.config === 'string';
}

export function resolveLabel(
  label: string,
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: string,
): string {
  const key = /^%(.+)%$/.exec(label)?.[1];
  if (key === undefined) return label;
  return labels[language]?.[key] ?? labels.en?.[key] ?? key;
}
