import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/processInstanceQueries';
import { userQueries } from '@taskweave/engine-client/queries/userQueries';
import { userName } from '@taskweave/engine-client/resources/user';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';

export interface RowNames {
  /** First and last name of the assignee; the id while they are not known. */
  readonly assignee: (task: Task) => string | null;
  /** Name of the process or case; empty while it is not known. */
  readonly definition: (task: Task) => string;
  readonly businessKey: (task: Task) => string;
}

/**
 * The names that rows show beside what they carry themselves. They come after the rows, which never wait for them:
 * one request for the people of the pages on screen, one for the processes, one a page for the business keys.
 */
export function useRowNames(pages: readonly (readonly Task[])[], isMoving: boolean): RowNames {
  const client = useEngineClient();
  const me = useUser();
  const tasks = pages.flat();
  const people = distinct(tasks.map(({ assignee }) => assignee));
  const processes = distinct(tasks.map(({ processDefinitionId }) => processDefinitionId));
  const cases = distinct(tasks.map(({ caseDefinitionId }) => caseDefinitionId));

  const users = useQuery(later(userQueries(client).names(people), people, isMoving));
  const definitions = useQuery(later(processDefinitionQueries(client).names(processes), processes, isMoving));
  const caseDefinitions = useQuery(later(processDefinitionQueries(client).caseNames(cases), cases, isMoving));
  const businessKeys = useQueries({
    queries: distinctLists(pages.map((page) => distinct(page.map((task) => task.processInstanceId)))).map(
      (instances) => ({ ...processInstanceQueries(client).businessKeys(instances), enabled: !isMoving }),
    ),
    combine: (results) =>
      Object.assign({}, ...results.map(({ data }) => data)) as Record<string, string | null>,
  });

  return {
    assignee: ({ assignee }) => {
      if (assignee === null || assignee === '') return null;
      const user = users.data?.[assignee];
      if (user !== undefined) return userName(user);
      return assignee === me.id ? me.name : assignee;
    },
    definition: ({ processDefinitionId, caseDefinitionId }) => {
      const found =
        processDefinitionId === null
          ? caseDefinitions.data?.[caseDefinitionId ?? '']
          : definitions.data?.[processDefinitionId];
      return found === undefined ? '' : (found.name ?? found.key);
    },
    businessKey: ({ processInstanceId }) => businessKeys[processInstanceId ?? ''] ?? '',
  };
}

/** Not while the list moves: rows that only pass by need no names. What is known stays until more is. */
function later<Query extends object>(query: Query, ids: readonly string[], isMoving: boolean) {
  return { ...query, enabled: ids.length > 0 && !isMoving, placeholderData: keepPreviousData };
}

function distinct(ids: readonly (string | null)[]): readonly string[] {
  return [...new Set(ids.filter((id): id is string => id !== null && id !== ''))].sort();
}

/** Pages may hold the tasks of one and the same instance, or of none: those are asked for once, or not at all. */
function distinctLists(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const byContent = new Map(lists.filter(({ length }) => length > 0).map((list) => [list.join(), list]));
  return [...byContent.values()];
}
