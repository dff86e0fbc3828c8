import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter, FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { type PluginStorage, useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';

const RECENT_KEY = 'search.variables';
const RECENT_MAX = 10;

export interface KnownVariables {
  readonly variables: readonly FilterVariable[];
  readonly otherVariables: readonly FilterVariable[];
  readonly isInNoFilter: (name: string) => boolean;
}

export function useKnownVariables(filter: Filter | undefined): KnownVariables {
  const { storage } = usePluginServices();
  const { data: filters } = useQuery(filterQueries(useEngineClient()).all());
  const shown = filter?.properties.variables ?? [];
  const all = (filters ?? []).flatMap(({ properties }) => properties.variables);
  const recent = recentVariables(storage).map(
    (name) => all.find((variable) => variable.name === name) ?? { name, label: name },
  );
  const variables = onceEach([...shown, ...recent], isSameName);
  const otherVariables = onceEach([...variables, ...all], isSame).slice(variables.length);
  return {
    variables,
    otherVariables,
    isInNoFilter: (name) => filters !== undefined && !all.some((variable) => variable.name === name),
  };
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
