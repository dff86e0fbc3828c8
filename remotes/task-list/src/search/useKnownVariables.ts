import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter, FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import type { FactPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { useKnownFacts } from '@taskweave/widgets/search/criteria/useKnownFacts';
import type { KnownVariable, ValueKind } from '@taskweave/widgets/search/Interpretation';

const RECENT_KEY = 'search.variables';
const RECENT_MAX = 10;

export interface KnownVariables {
  readonly variables: readonly KnownVariable[];
  readonly otherVariables: readonly KnownVariable[];
  readonly isInNoFilter: (name: string) => boolean;
}

export function useKnownVariables(filter: Filter | undefined): KnownVariables {
  const services = usePluginServices();
  const { storage } = services;
  const { data: filters } = useQuery(filterQueries(services.engine).all());
  const shown = filter?.properties.variables ?? [];
  const all = (filters ?? []).flatMap(({ properties }) => properties.variables);
  const recent = recentVariables(storage).map(
    (name) => all.find((variable) => variable.name === name) ?? { name, label: name },
  );
  const facts = useKnownFacts(services);
  const kinds = new Map(facts.map(({ name, kind, isMoney }) => [name, { kind: valueKind(kind), isMoney }]));
  const withKind = (variable: FilterVariable) => ({ ...variable, ...kinds.get(variable.name) });
  const labelled = facts.flatMap(({ name, labels }) => labels.map((label) => ({ name, label })));
  const variables = onceEach([...shown, ...recent], isSameName);
  const otherVariables = onceEach([...variables, ...all, ...labelled], isSame).slice(variables.length);
  return {
    variables: variables.map(withKind),
    otherVariables: otherVariables.map(withKind),
    isInNoFilter: (name) =>
      filters !== undefined && ![...all, ...facts].some((variable) => variable.name === name),
  };
}

function valueKind(kind: FactPlace['kind']): ValueKind | null {
  return kind === 'person' ? 'text' : kind;
}

export function rememberVariable(storage: PluginStorage, name: string): void {
  const others = recentVariables(storage).filter((known) => known !== name);
  storage.set(RECENT_KEY, [name, ...others].slice(0, RECENT_MAX));
}

function recentVariables(storage: PluginStorage): readonly string[] {
  const value = storage.get(RECENT_KEY);
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

type Comparison = (a: FilterVariable, b: FilterVariable) => boolean;

const isSameName: Comparison = (a, b) => a.name === b.name;
const isSame: Comparison = (a, b) => a.name === b.name && a.label === b.label;

function onceEach(variables: readonly FilterVariable[], isTwin: Comparison): readonly FilterVariable[] {
  return variables.filter(
    (variable, index) => variables.findIndex((other) => isTwin(variable, other)) === index,
  );
}
