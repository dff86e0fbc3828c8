import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter, FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type PluginStorage, useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import type { KnownVariable, ValueKind } from '@taskweave/widgets/search/Interpretation';

const RECENT_KEY = 'search.variables';
const RECENT_MAX = 10;

export interface KnownVariables {
  readonly variables: readonly KnownVariable[];
  readonly otherVariables: readonly KnownVariable[];
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
  const kindsOf = useValueKinds();
  const withKind = (variable: FilterVariable) => ({ ...variable, kind: kindsOf(variable.name) });
  const variables = onceEach([...shown, ...recent], isSameName);
  const otherVariables = onceEach([...variables, ...all], isSame).slice(variables.length);
  return {
    variables: variables.map(withKind),
    otherVariables: otherVariables.map(withKind),
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

/** As far as rows and forms have shown values. */
function useValueKinds(): (name: string) => ValueKind | null {
  const client = useEngineClient();
  const queries = useQueryClient();
  const { variablesKey } = taskListQueries(client);
  const rows = queries.getQueriesData<VariablesOfTasks>({ queryKey: variablesKey });
  const forms = queries.getQueriesData<FormVariables>({
    queryKey: queryKey(client, 'task', 'form-variables'),
  });
  const seen = [
    ...rows.flatMap(([, values]) => Object.values(values ?? {})),
    ...forms.map(([, values]) => values ?? {}),
  ];
  return (name) => kindOf(seen.flatMap(({ [name]: variable }) => variable?.type ?? []));
}
