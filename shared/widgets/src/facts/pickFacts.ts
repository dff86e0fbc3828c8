import type { VariableValue } from '@taskweave/engine-client/Task';
import { isPlainType } from '@taskweave/engine-client/variables/VariableType';
import type { Fact, FactValue } from './Fact';
import { factLabel } from './factLabel';
import { factValue } from './factValue';
import type { WantedFact } from './wantedFacts';

type Variables = Readonly<Record<string, VariableValue & { readonly id?: string }>>;

export interface PickOptions {
  readonly wanted: readonly WantedFact[] | null;
  readonly showUndefined: boolean;
  readonly said: readonly (string | null)[];
}

export const USUAL_FACTS = 5;

const SHORT = 40;

const COUNTERS = new Set(['loopCounter', 'nrOfInstances', 'nrOfActiveInstances', 'nrOfCompletedInstances']);

const NOWHERE: VariableValue = { type: 'Null', value: null };

export function pickFacts(
  variables: Variables,
  { wanted, showUndefined, said }: PickOptions,
): readonly Fact[] {
  if (wanted === null) return usualFacts(variables, said);
  return wanted.flatMap(({ name, label, format, currency, currencyVariable }): readonly Fact[] => {
    const variable = variables[name];
    if (variable === undefined) {
      return showUndefined ? [{ name, label, value: { kind: 'undefined' }, variable: NOWHERE }] : [];
    }
    const ofTask = variables[currencyVariable ?? '']?.value;
    const value = factValue(variable, { format, currency: typeof ofTask === 'string' ? ofTask : currency });
    return value.kind === 'empty' && !showUndefined ? [] : [{ name, label, value, variable }];
  });
}

function usualFacts(variables: Variables, said: readonly (string | null)[]): readonly Fact[] {
  return Object.keys(variables)
    .sort((one, other) => one.localeCompare(other))
    .flatMap((name) => {
      const variable = variables[name];
      if (variable === undefined || COUNTERS.has(name) || !isPlainType(variable.type)) return [];
      if (said.includes(String(variable.value))) return [];
      const value = factValue(variable, { format: null, currency: null });
      return isShort(value) ? [{ name, label: factLabel(name), value, variable }] : [];
    })
    .slice(0, USUAL_FACTS);
}

function isShort(value: FactValue): boolean {
  if (value.kind !== 'text' && value.kind !== 'link') return value.kind !== 'empty';
  const { text } = value;
  return text.length <= SHORT && !/\n|^\s*[[{<]/.test(text) && !isMachineMade(text);
}

function isMachineMade(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
}
