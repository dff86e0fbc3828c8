import { PluginHostContext } from '@taskweave/plugin-sdk';
import { use } from 'react';
import { drawWatch } from '../faults/drawWatch';
import { PluginFault } from '../faults/PluginFault';
import type { WatchTools } from './Guard';

/** A screen of 240 pictures a second shows fewer. */
const MOST = 600;
const WITHIN_MS = 2000;

interface Count {
  since: number;
  draws: number;
}

/**
 * Counts how often each component of plugins is drawn, by the function that sets its state: that is the same as long as
 * the component stays. What is drawn without an end ends with an error in its place.
 *
 * React's own profiler tells nothing in the build for production.
 */
export function watchDraws(tools: Pick<WatchTools, 'isForeign'>): void {
  const counts = new WeakMap<object, Count>();
  drawWatch.current = (component) => {
    const pluginId = use(PluginHostContext)?.services.pluginId;
    if (pluginId === undefined || !tools.isForeign(pluginId)) return;
    const now = performance.now();
    const count = counts.get(component) ?? { since: now, draws: 0 };
    counts.set(component, count);
    // What is drawn too often once stays so: React draws again what threw, before it believes it.
    if (count.draws <= MOST && now - count.since > WITHIN_MS) Object.assign(count, { since: now, draws: 0 });
    count.draws += 1;
    if (count.draws <= MOST) return;
    throw new PluginFault(
      'PLG-615',
      pluginId,
      `A component was drawn more than ${MOST} times within ${WITHIN_MS / 1000} s: it sets its state again and again.`,
    );
  };
}
