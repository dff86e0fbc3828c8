import { usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/** The key must match `plugin.ts`, which omits the page from menu and palette while the key is stored. */
const KEY = 'noHistory';

export function useHistoryFinding(hasHistory: boolean | null): void {
  const { storage } = usePluginServices();
  useEffect(() => {
    if (hasHistory === false) storage.set(KEY, true);
    if (hasHistory === true) storage.remove(KEY);
  }, [hasHistory, storage]);
}
