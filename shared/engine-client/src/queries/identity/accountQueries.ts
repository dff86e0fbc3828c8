import type { EngineClient } from '../../EngineClient';
import {
  getMemberGroups,
  getMemberTenants,
  getProfile,
  type Membership,
  mayUpdateUser,
  type UserProfile,
} from '../../resources/identity/userProfile';
import { type EngineQuery, type QueryKey, queryKey, STALE } from '../queryKeys';

/** What a user finds about themselves. Apart from `userQueries`, which the first list needs. */
export function accountQueries(client: EngineClient, userId: string) {
  const key = (what: string) => queryKey(client, 'user', what, userId);
  return {
    /** Begins the keys of everything about users: where a name has changed. */
    people: (): QueryKey => queryKey(client, 'user'),
    profile: (): EngineQuery<UserProfile> => ({
      queryKey: key('whole-profile'),
      queryFn: ({ signal }) => getProfile(client, userId, signal),
      staleTime: STALE.task,
    }),
    mayUpdate: (): EngineQuery<boolean> => ({
      queryKey: key('may-update'),
      queryFn: ({ signal }) => mayUpdateUser(client, userId, signal),
      staleTime: STALE.names,
    }),
    groups: (): EngineQuery<readonly Membership[]> => ({
      queryKey: key('member-groups'),
      queryFn: ({ signal }) => getMemberGroups(client, userId, signal),
      staleTime: STALE.names,
    }),
    tenants: (): EngineQuery<readonly Membership[]> => ({
      queryKey: key('member-tenants'),
      queryFn: ({ signal }) => getMemberTenants(client, userId, signal),
      staleTime: STALE.names,
    }),
  };
}
