import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Permissions, WantedPermission } from '@taskweave/plugin-sdk';
import { permissionQueries } from './permissionQueries';

/** What one plugin asks of the person's rights: answers live in `queryClient`, for as long as one sign-in. */
export function createPermissions(
  client: EngineClient,
  queryClient: QueryClient,
  signIn: () => number,
): Permissions {
  const queries = permissionQueries(client, signIn);
  const each = (wanted: WantedPermission) => [wanted].flat().map((check) => queries.check(check));
  return {
    async can(wanted) {
      // One after the other: mostly the first will do.
      for (const query of each(wanted)) {
        if (await queryClient.fetchQuery(query)) return true;
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
