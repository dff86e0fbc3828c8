import { useQueries } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import type { VariablesByTask } from '@taskweave/engine-client/resources/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';

/** By the name of the variable and the id of the task. A name whose values are on their way is absent. */
export type RowVariables = Readonly<Record<string, VariablesByTask>>;

/**
 * Variables of the tasks on screen. They come after the rows, which never wait for them: one request a page and name,
 * which costs the engine the same however many tasks the filter has. (Its HAL lists carry variables along, but count
 * all tasks each time.)
 */
export function useRowVariables(
  pages: readonly (readonly Task[])[],
  names: readonly string[],
  isMoving: boolean,
): RowVariables {
  const client = useEngineClient();
  const wanted = pages
    .filter(({ length }) => length > 0)
    .flatMap((tasks) => names.map((name) => ({ tasks, name })));
  return useQueries({
    queries: wanted.map(({ tasks, name }) => ({
      ...taskListQueries(client).variable(tasks, name),
      enabled: !isMoving,
      refetchOnWindowFocus: false,
    })),
    combine: (results) => {
      const found: Record<string, VariablesByTask> = {};
      results.forEach(({ data }, index) => {
        const name = wanted[index]?.name;
        if (name !== undefined && data !== undefined) found[name] = { ...found[name], ...data };
      });
      return found;
    },
  });
}
