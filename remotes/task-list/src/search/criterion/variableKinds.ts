import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import type { SearchAttribute, SearchOperator } from '../../address/searchAttributes';

export type VariableKind = 'text' | 'number' | 'date' | 'boolean';

const KINDS: Readonly<Record<string, VariableKind>> = {
  String: 'text',
  Short: 'number',
  Integer: 'number',
  Long: 'number',
  Double: 'number',
  Date: 'date',
  Boolean: 'boolean',
};

const NO_TYPE = 'Null';

export function kindOf(types: readonly string[]): VariableKind | null {
  const kinds = new Set(types.filter((type) => type !== NO_TYPE).map((type) => KINDS[type] ?? null));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}

export function useVariableKinds(): (name: string) => VariableKind | null {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  return (name) => {
    const rows = queryClient.getQueriesData<VariablesOfTasks>({
      queryKey: taskListQueries(client).variablesKey,
    });
    const forms = queryClient.getQueriesData<FormVariables>({
      queryKey: queryKey(client, 'task', 'form-variables'),
    });
    return kindOf([
      ...rows.flatMap(([, values]) =>
        Object.values(values ?? {}).flatMap(({ [name]: variable }) => variable?.type ?? []),
      ),
      ...forms.flatMap(([, values]) => values?.[name]?.type ?? []),
    ]);
  };
}

export function fittingOperators(
  { operators }: SearchAttribute,
  kind: VariableKind | null,
): readonly SearchOperator[] {
  if (kind === null || kind === 'text') return operators;
  return operators.filter((operator) =>
    kind === 'boolean'
      ? operator === 'eq' || operator === 'neq'
      : operator !== 'like' && operator !== 'notLike',
  );
}
