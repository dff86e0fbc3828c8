import { useQueries } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';

/** The engine is asked once for each group. */
const MOST_GROUPS = 10;

/** The people of the task's groups, as far as the engine shows them. */
export function useMembers({ candidateGroups }: Pick<TaskDetail, 'candidateGroups'>): readonly Choice[] {
  const queries = userQueries(useEngineClient());
  const groups = useQueries({
    queries: candidateGroups.slice(0, MOST_GROUPS).map(({ id }) => queries.members(id)),
  });
  return groups.flatMap(({ data = [] }) => data.map((user) => ({ id: user.id, name: userName(user) })));
}
