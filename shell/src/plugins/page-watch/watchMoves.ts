import { createRate } from './createRate';
import type { WatchTools } from './Guard';

/** More changes of the address than a person makes, or sees. */
const MOST = 30;
const WITHIN_MS = 5000;
const CODE = 'PLG-614';
const MESSAGE = `It changed the address more than ${MOST} times within ${WITHIN_MS / 1000} s.`;

/** The part of the browser's Navigation API that is needed: not all browsers have it. */
interface Navigations {
  addEventListener(type: 'navigate', listener: (event: Event) => void): void;
}

/**
 * Stops plugins that change the address again and again, by the service or by the browser's history.
 *
 * @returns whether a plugin may do so by the service now
 */
export function watchMoves(tools: WatchTools, view: Window = window): (pluginId: string) => boolean {
  const isTooManyByService = createRate(MOST, WITHIN_MS);
  const isTooManyByHand = createRate(MOST, WITHIN_MS);

  function mayMove(pluginId: string | null, isTooMany: typeof isTooManyByHand): boolean {
    if (pluginId === null || !tools.isForeign(pluginId) || !isTooMany(pluginId)) return true;
    tools.stop(pluginId, CODE, MESSAGE);
    return false;
  }

  const { navigation } = view as { readonly navigation?: Navigations };
  if (navigation !== undefined) {
    // Told within the call itself, that is: while whoever makes it is known.
    navigation.addEventListener('navigate', (event) => {
      if (!mayMove(tools.caller(), isTooManyByHand)) event.preventDefault();
    });
  } else {
    for (const name of ['pushState', 'replaceState'] as const) {
      const move = view.history[name].bind(view.history);
      view.history[name] = (...args) => {
        if (mayMove(tools.caller(), isTooManyByHand)) move(...args);
      };
    }
  }
  return (pluginId) => mayMove(pluginId, isTooManyByService);
}
