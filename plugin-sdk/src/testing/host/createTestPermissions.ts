import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import type { Permissions, WantedPermission } from '../../contract/services';

/** Grants everything except `forbidden`, such as `CREATE Task`, or `UPDATE Task 4711` for a single task. */
export function createTestPermissions(forbidden: readonly string[]): Permissions {
  const asked = new Set<string>();
  const isAllowed = ({ permission, resource, resourceId }: PermissionCheck) =>
    !forbidden.includes(`${permission} ${resource}`) &&
    !forbidden.includes(`${permission} ${resource} ${resourceId}`);
  const isAnyAllowed = (wanted: WantedPermission) => [wanted].flat().some(isAllowed);
  return {
    can: (wanted) => {
      asked.add(JSON.stringify(wanted));
      return Promise.resolve(isAnyAllowed(wanted));
    },
    known: (wanted) => (asked.has(JSON.stringify(wanted)) ? isAnyAllowed(wanted) : null),
  };
}
