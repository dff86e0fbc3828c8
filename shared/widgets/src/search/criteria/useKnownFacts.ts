import { useQueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import { fold } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import type { TaskVariable, VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import { isPlainType } from '@taskweave/engine-client/variables/VariableType';
import { factLabel } from '../../facts/factLabel';
import { useFactSettings } from '../../facts/useFactSettings';
import type { ValueKind } from '../Interpretation';
import type { FactPlace } from './place/SearchPlace';
import { figuresOf } from './place/wordProperties';

type FactSetting = NonNullable<ReturnType<typeof useFactSettings>>[string][number];

type KeyedSetting = FactSetting & { readonly key: string };

const MOST_SEEN = 30;

const MOST_EXACT = 50;

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

export interface FactServices {
  readonly engine: EngineClient;
  readonly settings: Parameters<typeof useFactSettings>[0];
}

/** Facts of the administrator's file, then what rows have shown without them, first where a value has one of the words. */
export function useKnownFacts(services: FactServices, words: readonly string[] = []): readonly FactPlace[] {
  const settings = useFactSettings(services.settings) ?? {};
  const rows = useQueryClient().getQueriesData<VariablesOfTasks>({
    queryKey: rowVariableQueries(services.engine).variablesKey,
  });
  return knownFacts(
    settings,
    rows.map(([, found]) => found ?? {}),
    words,
  );
}

export function knownFacts(
  settings: NonNullable<ReturnType<typeof useFactSettings>>,
  rows: readonly VariablesOfTasks[],
  words: readonly string[],
): readonly FactPlace[] {
  const seen = seenIn(rows);
  const all = Object.entries(settings).flatMap(([key, list]) => list.map((setting) => ({ ...setting, key })));
  const named = grouped(all, ({ variable }) => variable);
  const wanted = words.map(fold).filter((word) => word.length > 1);
  const isMeant = (values: readonly SeenValue[]) =>
    values.some(({ text }) => wanted.some((word) => text.includes(word)));
  const placeOf = (name: string, found: readonly KeyedSetting[], values: readonly SeenValue[]) => ({
    ...factOf(name, found, values),
    ...(isMeant(values) && { isShown: true }),
  });
  const facts = [...named].map(([name, found]) => placeOf(name, found, seen.get(name) ?? []));
  const others = [...seen].filter(([name]) => !named.has(name));
  const meant = new Set(others.filter(([, values]) => isMeant(values)));
  const ranked = [...meant, ...others.filter((one) => !meant.has(one))];
  return [...facts, ...ranked.slice(0, MOST_SEEN).map(([name, values]) => placeOf(name, [], values))];
}

function factOf(name: string, settings: readonly KeyedSetting[], values: readonly SeenValue[]): FactPlace {
  const labels = settings.flatMap(({ label = [] }) =>
    typeof label === 'string' ? label : Object.values(label),
  );
  const formats = settings.map(({ format }) => format ?? null);
  const types = values.map(({ type }) => type);
  return {
    name,
    labels: [...new Set([...labels, factLabel(name)])],
    kind: formats.includes('person') ? 'person' : (kindOfFormat(formats) ?? kindOf(types)),
    of: settings.map(({ key }) => key),
    isMoney: formats.includes('money'),
    ...(values.some(({ place }) => place.startsWith('case')) && { isOfCases: true }),
    ...exactOf(values),
    ...typeOf(types),
  };
}

function exactOf(values: readonly SeenValue[]): Pick<FactPlace, 'exact'> {
  const numbers = values.flatMap(({ type, text }) => (KINDS[type] === 'number' ? [Number(text)] : []));
  const exact = numbers.filter((number) => figuresOf(number, true) !== number);
  return exact.length === 0 ? {} : { exact: [...new Set(exact)].slice(0, MOST_EXACT) };
}

function typeOf(types: readonly string[]): Pick<FactPlace, 'type'> {
  const byType = [...grouped(types.filter(isPlainType), (type) => type).values()];
  const [[type] = []] = byType.toSorted((one, other) => other.length - one.length);
  return type === undefined ? {} : { type };
}

function kindOfFormat(formats: readonly (FactSetting['format'] | null)[]): ValueKind | null {
  const [format, ...others] = new Set(formats);
  if (others.length > 0) return null;
  if (format === 'money' || format === 'number') return 'number';
  return format === 'date' || format === 'boolean' || format === 'text' ? format : null;
}

interface SeenValue extends Pick<TaskVariable, 'type' | 'place'> {
  readonly name: string;
  readonly text: string;
}

function seenIn(rows: readonly VariablesOfTasks[]): ReadonlyMap<string, readonly SeenValue[]> {
  return grouped(rows.flatMap(seenOn), ({ name }) => name);
}

/** Each letter of a search asks for all values that rows have shown. */
const seenOn = perOwner((page: VariablesOfTasks): readonly SeenValue[] =>
  Object.values(page)
    .flatMap((one) => Object.entries(one))
    .filter(([, { type, value }]) => type === NO_TYPE || (type in KINDS && String(value).length <= SHORT))
    .map(([name, { type, place, value }]) => ({ name, type, place, text: fold(String(value)) })),
);

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
