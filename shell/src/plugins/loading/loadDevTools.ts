import type { DevTools } from '@taskweave/addon-plugin-dev/createDevTools';
import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';

export async function loadDevTools(policy: AdminPolicy['devOverrides']): Promise<DevTools | null> {
  if (!location.search.includes('plugin-dev=') && sessionStorage.getItem('taskweave.plugin-dev') === null) {
    return null;
  }
  const loaded = await import(
    /* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/createDevTools'
  ).catch(() => null);
  return (
    loaded?.createDevTools({
      policy,
      address: location,
      storage: sessionStorage,
      replaceAddress: (address) => history.replaceState(history.state, '', address),
      root: document.documentElement,
    }) ?? null
  );
}
