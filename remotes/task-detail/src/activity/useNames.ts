import { useQuery } from '@tanstack/react-query';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useKnownTask } from '../data/useTaskDetail';
import { groupsIn, type NameOf, peopleIn } from '../history/changeTexts';
import type { ActivityRecords } from './activityEvents';

export function useNames(taskId: string, { operations, comments }: ActivityRecords): NameOf {
  const client = useEngineClient();
  const { detail } = useKnownTask(taskId);
  const people = [
    ...comments.map(({ userId }) => userId),
    ...operations.flatMap(({ userId, type, property, oldValue, newValue }) => [
      userId,
      ...(property === null ? [] : peopleIn(type, { property, oldValue, newValue })),
    ]),
  ].filter((id) => id !== null);
  const ids = [...new Set(people)];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });
  const isGroupNamed = operations.some(({ type, property, oldValue, newValue }) =>
    groupsIn(type, { property: property ?? '', oldValue, newValue }).some((id) => candidateName(id) === null),
  );
  const groups = useQuery({ ...lookUpQueries(client, 'group').directory(), enabled: isGroupNamed });

  function candidateName(id: string): string | null {
    return detail?.candidateGroups.find((group) => group.id === id)?.name ?? null;
  }

  return (kind, id) => {
    if (kind === 'group') {
      return candidateName(id) ?? groups.data?.choices.find((group) => group.id === id)?.name ?? id;
    }
    const user = userIn(names.data, id);
    return user === undefined ? id : userName(user);
  };
}
