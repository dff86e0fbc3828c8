import type { EngineClient } from '../../EngineClient';
import { getGroupIds, getUserProfile, getUsers, listMembers } from '../../resources/identity/user';
import { idsInKey, queriesIn, STALE } from '../queryKeys';

export function userQueries(client: EngineClient) {
  const query = queriesIn(client, 'user', STALE.names);
  return {
    profile: (id: string) => query(['profile', id], (signal) => getUserProfile(client, id, signal)),
    groups: (id: string) => query(['groups', id], (signal) => getGroupIds(client, id, signal)),
    members: (groupId: string) =>
      query(['members', groupId], (signal) => listMembers(client, groupId, signal)),
    names: (ids: readonly string[]) =>
      query(['names', idsInKey(ids)], (signal) => getUsers(client, ids, signal)),
  };
}
