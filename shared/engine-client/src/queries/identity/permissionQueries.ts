import type { EngineClient } from '../../EngineClient';
import type { PermissionCheck } from '../../resources/identity/permission';
import { type EngineQuery, queryKey } from '../queryKeys';
import { createPermissionChecks } from './createPermissionChecks';

/**
 * What the person may do. Keep what this returns: questions that are asked through the same object share their calls.
 *
 * @param signIn tells one sign-in from the next; answers are valid for one
 */
export function permissionQueries(client: EngineClient, signIn: () => number) {
  const ask = createPermissionChecks(client);
  return {
    check: (check: PermissionCheck): EngineQuery<boolean> & { readonly gcTime: number } => ({
      queryKey: queryKey(
        client,
        'permission',
        signIn(),
        check.permission,
        check.resource,
        check.resourceId ?? '',
      ),
      queryFn: () => ask(check),
      // Rights change rarely, and the engine decides again at every call.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  };
}
