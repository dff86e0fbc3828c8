import type { PluginServices } from '@taskweave/plugin-sdk';
import { undoSeconds } from './undoSeconds';

/**
 * How long a completion waits that is pressed now, in milliseconds; 0: it is sent at once, for the person wants it so, or because
 * nothing waits on a page that is out of sight or out of reach: it may be closed without a word.
 */
export function holdTime(services: PluginServices): number {
  const isInTouch =
    navigator.onLine && document.visibilityState === 'visible' && services.session.status === 'active';
  return isInTouch ? undoSeconds(services) * 1_000 : 0;
}
