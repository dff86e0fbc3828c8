import { useQueries, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskVariable, VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';

/** What rows show of their variables. */
export interface RowVariables {
  /** By the name of the variable and the id of the task. A name of which no value is known is absent. */
  readonly values: Readonly<Record<string, VariablesByTask>>;
  /** Names whose values are on their way: what is not among the known ones may come yet. */
  readonly awaited: readonly string[];
}

/**
 * Variables of the tasks on screen. They come after the rows, which never wait for them: one request a page and name,
 * which costs the engine the same however many tasks the filter has. (Its HAL lists carry variables along, but count
 * all tasks each time.) What is known stays while they are asked for again.
 */
export function useRowVariables(
  pages: readonly (readonly Task[])[],
  names: readonly string[],
  isMoving: boolean,
): RowVariables {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const wanted = pages
    .filter(({ length }) => length > 0)
    .flatMap((tasks) =>
      names.map((name) => ({ tasks, name, query: taskListQueries(client).variable(tasks, name) })),
    );
  return useQueries({
    queries: wanted.map(({ query }) => ({ ...query, enabled: !isMoving, refetchOnWindowFocus: false })),
    combine: (results): RowVariables => {
      const values: Record<string, VariablesByTask> = {};
      const awaited = new Set<string>();
      wanted.forEach(({ tasks, name, query }, index) => {
        const data = results[index]?.data;
        const ids = tasks.map(({ id }) => id);
        const found = data ?? keptAnswers<TaskVariable>(queryClient, query.queryKey, ids);
        if (data === undefined) awaited.add(name);
        if (data !== undefined || Object.keys(found).length > 0) values[name] = { ...values[name], ...found };
      });
      return { values, awaited: [...awaited] };
    },
  });
}
