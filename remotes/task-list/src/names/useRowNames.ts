import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import { definitionKeyOf } from '@taskweave/engine-client/resources/definition/definitionKeyOf';
import { userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import type { BusinessKeys } from '@taskweave/engine-client/resources/instance/processInstance';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { useTenants } from '@taskweave/widgets/useTenants';
import { useMemo, useState } from 'react';

export interface RowNames {
  readonly assignee: (task: Task) => string | null;
  readonly definition: (task: Task) => string;
  readonly definitionKey: (task: Task) => string | null;
  readonly businessKey: (task: Task) => string;
  readonly tenant: (task: Task) => string;
}

type Pages = readonly (readonly Task[])[];

export function useRowNames(pages: Pages, isMoving: boolean): RowNames {
  const client = useEngineClient();
  const me = useUser();
  const tasks = pages.flat();
  // The user's own name may load later, which must not refetch all others.
  const [isNamed] = useState(me.name !== me.id);
  const people = distinct(tasks.map(({ assignee }) => assignee)).filter((id) => !isNamed || id !== me.id);
  const processes = distinct(tasks.map(({ processDefinitionId }) => processDefinitionId));
  const cases = distinct(tasks.map(({ caseDefinitionId }) => caseDefinitionId));

  const users = useNames(userQueries(client).names(people), people, isMoving);
  const definitions = useNames(definitionNameQueries(client).processes(processes), processes, isMoving);
  const caseDefinitions = useNames(definitionNameQueries(client).cases(cases), cases, isMoving);
  const businessKeys = businessKeyQueries(client);
  const processKeys = useKeys(pages, 'processInstanceId', businessKeys.processes, isMoving);
  const caseKeys = useKeys(pages, 'caseInstanceId', businessKeys.cases, isMoving);

  const tenants = useTenants(client, !isMoving && tasks.some(({ tenantId }) => Boolean(tenantId)));

  return useMemo(
    () => ({
      tenant: ({ tenantId }) => tenants.shown(tenantId),
      assignee: ({ assignee }) => {
        if (assignee === null || assignee === '') return null;
        const user = userIn(users, assignee);
        if (user !== undefined) return userName(user);
        return assignee === me.id ? me.name : assignee;
      },
      definition: ({ processDefinitionId, caseDefinitionId }) => {
        const found =
          processDefinitionId === null
            ? caseDefinitions[caseDefinitionId ?? '']
            : definitions[processDefinitionId];
        return found === undefined ? '' : (found.name ?? found.key);
      },
      definitionKey: (task) =>
        definitionKeyOf(task, task.processDefinitionId === null ? caseDefinitions : definitions),
      businessKey: ({ processInstanceId, caseInstanceId }) =>
        processKeys[processInstanceId ?? ''] ?? caseKeys[caseInstanceId ?? ''] ?? '',
    }),
    [me, tenants, users, definitions, caseDefinitions, processKeys, caseKeys],
  );
}

function useNames<T>(
  query: EngineQuery<Readonly<Record<string, T>>>,
  ids: readonly string[],
  isMoving: boolean,
): Readonly<Record<string, T>> {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...query, enabled: ids.length > 0 && !isMoving });
  return data ?? keptAnswers<T>(queryClient, query.queryKey, ids);
}

function useKeys(
  pages: Pages,
  field: 'processInstanceId' | 'caseInstanceId',
  queryOf: (ids: readonly string[]) => EngineQuery<BusinessKeys>,
  isMoving: boolean,
): BusinessKeys {
  const queryClient = useQueryClient();
  const lists = distinctLists(pages.map((page) => distinct(page.map((task) => task[field]))));
  return useQueries({
    queries: lists.map((ids) => ({ ...queryOf(ids), enabled: !isMoving })),
    combine: (results): BusinessKeys =>
      Object.assign(
        {},
        ...lists.map(
          (ids, index) =>
            results[index]?.data ?? keptAnswers<string | null>(queryClient, queryOf(ids).queryKey, ids),
        ),
      ),
  });
}

function distinct(ids: readonly (string | null)[]): readonly string[] {
  return [...new Set(ids.filter((id): id is string => id !== null && id !== ''))].sort();
}

function distinctLists(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const byContent = new Map(lists.filter(({ length }) => length > 0).map((list) => [list.join(), list]));
  return [...byContent.values()];
}
