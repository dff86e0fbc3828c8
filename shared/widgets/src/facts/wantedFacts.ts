import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { FactFormat, FactSetting } from '@taskweave/plugin-files/settings/FactSetting';
import { factLabel } from './factLabel';

export interface WantedFact {
  readonly name: string;
  readonly label: string;
  readonly format: FactFormat | null;
  readonly currency: string | null;
  readonly currencyVariable: string | null;
  readonly isKept: boolean;
}

export interface FactSources {
  readonly filterVariables: readonly FilterVariable[];
  readonly settings: Readonly<Record<string, readonly FactSetting[]>>;
  readonly definitionKey: string | null;
  readonly locale: string;
}

const OTHERS = '*';

export function wantedFacts(sources: FactSources): readonly WantedFact[] | null {
  const { filterVariables, settings, definitionKey, locale } = sources;
  const known = settings[definitionKey ?? ''] ?? settings[OTHERS] ?? null;
  if (filterVariables.length === 0) return known?.map((setting) => wantedOf(setting, locale)) ?? null;
  return filterVariables.map(({ name, label }) => {
    const setting = known?.find(({ variable }) => variable === name) ?? { variable: name };
    const wanted = wantedOf(setting, locale);
    return label === '' ? wanted : { ...wanted, label };
  });
}

export function wantedNames(all: readonly (readonly WantedFact[] | null)[]): readonly string[] | null {
  const names = new Set<string>();
  for (const wanted of all) {
    if (wanted === null) return null;
    for (const { name, currencyVariable } of wanted) {
      names.add(name);
      if (currencyVariable !== null) names.add(currencyVariable);
    }
  }
  return [...names].sort();
}

function wantedOf(setting: FactSetting, locale: string): WantedFact {
  const { variable, label, format, currency, currencyVariable, keep = false } = setting;
  return {
    name: variable,
    label: labelIn(label, locale) ?? factLabel(variable),
    format: format ?? null,
    currency: currency ?? null,
    currencyVariable: currencyVariable ?? null,
    isKept: keep,
  };
}

export function labelIn(label: FactSetting['label'], locale: string): string | undefined {
  if (label === undefined || typeof label === 'string') return label;
  return label[locale] ?? label[new Intl.Locale(locale).language] ?? label.en ?? Object.values(label)[0];
}
