import { useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import { factLabel } from '../../facts/factLabel';
import { useFactSettings } from '../../facts/useFactSettings';
import type { ValueKind } from '../Interpretation';
import type { FactPlace } from './place/SearchPlace';

type FactSetting = NonNullable<ReturnType<typeof useFactSettings>>[string][number];

type KeyedSetting = FactSetting & { readonly key: string };

const MOST_SEEN = 30;

/** Rows print no longer texts. */
const SHORT = 40;

const KINDS: Readonly<Record<string, ValueKind>> = {
  String: 'text',
  Short: 'number',
  Integer: 'number',
  Long: 'number',
  Double: 'number',
  Date: 'date',
  Boolean: 'boolean',
};

const NO_TYPE = 'Null';

export function kindOf(types: readonly string[]): ValueKind | null {
  const kinds = new Set(types.filter((type) => type !== NO_TYPE).map((type) => KINDS[type] ?? null));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}

/** Facts of the administrator's file, then what rows have shown without them. */
export interface FactServices {
  readonly engine: EngineClient;
  readonly settings: Parameters<typeof useFactSettings>[0];
}

export function useKnownFacts(services: FactServices): readonly FactPlace[] {
  const settings = useFactSettings(services.settings) ?? {};
  const seen = useSeenTypes(services.engine);
  const all = Object.entries(settings).flatMap(([key, list]) => list.map((setting) => ({ ...setting, key })));
  const named = grouped(all, ({ variable }) => variable);
  const facts = [...named].map(([name, found]) => factOf(name, found, seen.get(name) ?? []));
  const others = [...seen].filter(([name]) => !named.has(name)).slice(0, MOST_SEEN);
  return [...facts, ...others.map(([name, types]) => factOf(name, [], types))];
}

function factOf(name: string, settings: readonly KeyedSetting[], types: readonly string[]): FactPlace {
  const labels = settings.flatMap(({ label = [] }) =>
    typeof label === 'string' ? label : Object.values(label),
  );
  const formats = settings.map(({ format }) => format ?? null);
  return {
    name,
    labels: [...new Set([...labels, factLabel(name)])],
    kind: formats.includes('person') ? 'person' : (kindOfFormat(formats) ?? kindOf(types)),
    of: settings.map(({ key }) => key),
    isMoney: formats.includes('money'),
  };
}

function kindOfFormat(formats: readonly (FactSetting['format'] | null)[]): ValueKind | null {
  const [format, ...others] = new Set(formats);
  if (others.length > 0) return null;
  if (format === 'money' || format === 'number') return 'number';
  return format === 'date' || format === 'boolean' || format === 'text' ? format : null;
}

function useSeenTypes(engine: EngineClient): ReadonlyMap<string, readonly string[]> {
  const rows = useQueryClient().getQueriesData<VariablesOfTasks>({
    queryKey: rowVariableQueries(engine).variablesKey,
  });
  const values = rows
    .flatMap(([, found]) => Object.values(found ?? {}))
    .flatMap((one) => Object.entries(one))
    .filter(([, { type, value }]) => type === NO_TYPE || (type in KINDS && String(value).length <= SHORT));
  const seen = grouped(values, ([name]) => name);
  return new Map([...seen].map(([name, all]) => [name, all.map(([, { type }]) => type)]));
}

function grouped<One>(
  list: readonly One[],
  nameOf: (one: One) => string,
): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of list) {
    const group = groups.get(nameOf(one));
    if (group === undefined) groups.set(nameOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
