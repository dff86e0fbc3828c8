import type { EngineClient } from '../EngineClient';
import {
  type Identity,
  type IdentityDirectory,
  listGroupDirectory,
  listUserDirectory,
  searchGroups,
  searchUsers,
} from '../resources/identityLookup';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export type IdentityKind = 'user' | 'group';

export function identityQueries(client: EngineClient, kind: IdentityKind) {
  return {
    directory: (): EngineQuery<IdentityDirectory> => ({
      queryKey: queryKey(client, 'user', 'directory', kind),
      queryFn: ({ signal }) =>
        kind === 'user' ? listUserDirectory(client, signal) : listGroupDirectory(client, signal),
      staleTime: STALE.names,
    }),
    search: (text: string): EngineQuery<readonly Identity[]> => ({
      queryKey: queryKey(client, 'user', 'search', kind, text),
      queryFn: ({ signal }) =>
        kind === 'user' ? searchUsers(client, text, signal) : searchGroups(client, text, signal),
      staleTime: STALE.names,
    }),
  };
}
