import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { FactFormat, FactSetting } from '@taskweave/plugin-files/settings/FactSetting';
import { factLabel } from './factLabel';

/** One variable to be shown. */
export interface WantedFact {
  readonly name: string;
  readonly label: string;
  readonly format: FactFormat | null;
  readonly currency: string | null;
  readonly currencyVariable: string | null;
}

export interface FactSources {
  /** Those of the filter, which go first. */
  readonly filterVariables: readonly FilterVariable[];
  /** What the administrator says, by key of the process or case. */
  readonly settings: Readonly<Record<string, readonly FactSetting[]>>;
  /** Null for standalone tasks. */
  readonly definitionKey: string | null;
  /** Tag of the language that labels are read in. */
  readonly locale: string;
}

/** The entry for all processes without one. */
const OTHERS = '*';

/**
 * The facts that tasks of a process have: the filter's variables, else what the administrator says. Null where nobody says
 * anything, so that the variables themselves have to. The administrator's formats and labels serve the filter's variables, too.
 */
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

/** Names of all variables that are needed for these; null for all that there are. */
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
  const { variable, label, format, currency, currencyVariable } = setting;
  return {
    name: variable,
    label: labelIn(label, locale) ?? factLabel(variable),
    format: format ?? null,
    currency: currency ?? null,
    currencyVariable: currencyVariable ?? null,
  };
}

function labelIn(label: FactSetting['label'], locale: string): string | undefined {
  if (label === undefined || typeof label === 'string') return label;
  return label[locale] ?? label[new Intl.Locale(locale).language] ?? label.en ?? Object.values(label)[0];
}
