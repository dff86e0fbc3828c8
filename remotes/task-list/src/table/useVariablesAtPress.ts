import { useQueryClient } from '@tanstack/react-query';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useRef } from 'react';

type Use = (variables: VariablesOfTasks) => void;

/** The type of a variable decides how it is sorted, so who presses a head early waits for the values. */
export function useVariablesAtPress(
  tasks: readonly Task[],
  names: readonly string[],
  shown: VariablesOfTasks,
): (use: Use) => void {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const latest = useRef<Use | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  return (use) => {
    latest.current = use;
    if (tasks.length === 0 || Object.keys(shown).length > 0) return use(shown);
    const useLatest = (known: VariablesOfTasks) => latest.current === use && use(known);
    void queryClient
      .ensureQueryData(rowVariableQueries(client).variables(tasks, names))
      .then(useLatest, () => useLatest(shown));
  };
}
