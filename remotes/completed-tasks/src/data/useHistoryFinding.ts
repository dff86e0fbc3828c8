import { usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/** Must match `plugin.ts`: while it is stored, menu and palette omit the page. */
const KEY = 'noHistory';

/** Remembers that the engine keeps or shows no history, so that the page is no longer listed. `hasHistory` is null while unknown. */
export function useHistoryFinding(hasHistory: boolean | null): void {
  const { storage } = usePluginServices();
  useEffect(() => {
    if (hasHistory === false) storage.set(KEY, true);
    if (hasHistory === true) storage.remove(KEY);
  }, [hasHistory, storage]);
}
