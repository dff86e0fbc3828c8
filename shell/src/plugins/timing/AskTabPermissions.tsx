import { savesData } from '@taskweave/base/savesData';
import { type PermissionCheck, usePluginServices, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

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
