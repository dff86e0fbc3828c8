import type { EngineClient } from '../../EngineClient';
import {
  getMemberGroups,
  getMemberTenants,
  getProfile,
  mayUpdateUser,
} from '../../resources/identity/userProfile';
import { type QueryKey, queriesIn, queryKey, STALE } from '../queryKeys';

export function accountQueries(client: EngineClient, userId: string) {
  const query = queriesIn(client, 'user', STALE.names);
  return {
    people: (): QueryKey => queryKey(client, 'user'),
    profile: () =>
      query(['whole-profile', userId], (signal) => getProfile(client, userId, signal), STALE.task),
    mayUpdate: () => query(['may-update', userId], (signal) => mayUpdateUser(client, userId, signal)),
    groups: () => query(['member-groups', userId], (signal) => getMemberGroups(client, userId, signal)),
    tenants: () => query(['member-tenants', userId], (signal) => getMemberTenants(client, userId, signal)),
  };
}
