import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queriesIn } from '@taskweave/engine-client/queries/queryKeys';
import type { Permissions, WantedPermission } from '@taskweave/plugin-sdk';
import { createPermissionChecks } from './createPermissionChecks';

/** Keep the returned object: only its own checks share calls. */
export function createPermissions(
  client: EngineClient,
  queryClient: QueryClient,
  signIn: () => number,
): Permissions {
  const ask = createPermissionChecks(client);
  // Permissions change rarely, and the engine decides again at every call.
  const query = queriesIn(client, 'permission', Number.POSITIVE_INFINITY);
  const each = (wanted: WantedPermission) =>
    [wanted].flat().map((check) => {
      const { permission, resource, resourceId = '' } = check;
      return {
        ...query([signIn(), permission, resource, resourceId], () => ask(check)),
        gcTime: Number.POSITIVE_INFINITY,
      };
    });
  return {
    async can(wanted) {
      for (const one of each(wanted)) {
        if (await queryClient.fetchQuery(one)) return true;
      }
      return false;
    },
    known(wanted) {
      const answers = each(wanted).map(({ queryKey }) => queryClient.getQueryData<boolean>(queryKey));
      if (answers.includes(true)) return true;
      return answers.includes(undefined) ? null : false;
    },
  };
}
