import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queriesIn } from '@taskweave/engine-client/queries/queryKeys';
import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import { createPermissionChecks } from './createPermissionChecks';

/**
 * What the person may do. Keep what this returns: questions that are asked through the same object share their calls.
 *
 * @param signIn tells one sign-in from the next; answers are valid for one
 */
export function permissionQueries(client: EngineClient, signIn: () => number) {
  const ask = createPermissionChecks(client);
  // Rights change rarely, and the engine decides again at every call.
  const query = queriesIn(client, 'permission', Number.POSITIVE_INFINITY);
  return {
    check: (check: PermissionCheck) => {
      const { permission, resource, resourceId = '' } = check;
      return {
        ...query([signIn(), permission, resource, resourceId], () => ask(check)),
        gcTime: Number.POSITIVE_INFINITY,
      };
    },
  };
}
