import type { EngineClient } from '../../EngineClient';
import {
  getGroupIds,
  getUserProfile,
  getUsers,
  listMemberIds,
  type UsersById,
} from '../../resources/identity/user';
import type { UserSummary } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function userQueries(client: EngineClient) {
  return {
    profile: (id: string): EngineQuery<UserSummary> => ({
      queryKey: queryKey(client, 'user', 'profile', id),
      queryFn: ({ signal }) => getUserProfile(client, id, signal),
      staleTime: STALE.names,
    }),
    groups: (id: string): EngineQuery<readonly string[]> => ({
      queryKey: queryKey(client, 'user', 'groups', id),
      queryFn: ({ signal }) => getGroupIds(client, id, signal),
      staleTime: STALE.names,
    }),
    /** Ids of the members of a group. */
    members: (groupId: string): EngineQuery<readonly string[]> => ({
      queryKey: queryKey(client, 'user', 'members', groupId),
      queryFn: ({ signal }) => listMemberIds(client, groupId, signal),
      staleTime: STALE.names,
    }),
    names: (ids: readonly string[]): EngineQuery<UsersById> => ({
      queryKey: queryKey(client, 'user', 'names', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getUsers(client, ids, signal),
      staleTime: STALE.names,
    }),
  };
}
