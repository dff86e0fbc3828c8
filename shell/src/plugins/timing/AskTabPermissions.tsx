import { savesData } from '@taskweave/base/savesData';
import { type PermissionCheck, usePluginServices, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/**
 * Asks for the permissions that tabs of tasks take, once the first list is there: the first task that is opened has its tabs in their
 * places, and waits for no answer. With data saving on, the first task asks. Draws nothing.
 */
export default function AskTabPermissions() {
  const tabs = usePointItems('tasklist.task.detail');
  const { permissions } = usePluginServices();
  useEffect(() => {
    if (savesData(navigator)) return;
    for (const { meta } of tabs) {
      if (typeof meta.permission !== 'object' || meta.permission === null) continue;
      permissions.can(meta.permission as PermissionCheck).catch(() => undefined);
    }
  }, [tabs, permissions]);
  return null;
}
