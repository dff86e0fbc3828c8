import type { WatchTools } from './Guard';

/** What nearly everything on a page is made with, and a plugin can put something else in the place of. */
const NAMES = ['fetch', 'XMLHttpRequest', 'Request', 'Response', 'Headers', 'WebSocket'] as const;

/**
 * Tells who puts something else in the place of the browser's own functions. It is let: libraries for tracing do so, and
 * the page's own calls go through what it found at its start.
 */
export function watchFunctions(tools: WatchTools, view: object = window): void {
  for (const name of NAMES) {
    const before = Object.getOwnPropertyDescriptor(view, name);
    if (before?.configurable !== true || !('value' in before)) continue;
    let value: unknown = before.value;
    Object.defineProperty(view, name, {
      configurable: true,
      enumerable: before.enumerable === true,
      get: () => value,
      set(next: unknown) {
        const owner = tools.caller();
        if (next !== value && owner !== null) {
          tools.note(owner, 'PLG-612', `It has put something else in the place of window.${name}.`);
        }
        value = next;
      },
    });
  }
}
