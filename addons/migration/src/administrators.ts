import type { PermissionCheck } from '@taskweave/plugin-sdk';

export const ADMINISTRATORS: PermissionCheck = {
  permission: 'ACCESS',
  resource: 'Application',
  resourceId: 'admin',
};
