import { usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/** As `plugin.ts` names it: while it is stored, menu and palette leave the page out. */
const KEY = 'noHistory';

/**
 * Remembers that the engine keeps no history, or shows the person none of it: that is said once, and then the page is listed no more.
 *
 * @param hasHistory null while nobody knows
 */
export function useHistoryFinding(hasHistory: boolean | null): void {
  const { storage } = usePluginServices();
  useEffect(() => {
    if (hasHistory === false) storage.set(KEY, true);
    if (hasHistory === true) storage.remove(KEY);
  }, [hasHistory, storage]);
}
