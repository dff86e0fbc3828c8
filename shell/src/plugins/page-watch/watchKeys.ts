import type { WatchTools } from './Guard';

/** The event while one of its listeners has it. */
const STOPS = ['stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Keys belong to the part of the page that has the focus. What a plugin's listener does to a key elsewhere, such as one on
 * `window` that comes before all others, has no effect, and is told. Registered before any code of plugins, this is first.
 */
export function watchKeys(tools: WatchTools, view: Window = window): void {
  view.addEventListener('keydown', (event) => guardKey(event, tools), true);
}

function guardKey(event: KeyboardEvent, tools: WatchTools): void {
  function isTheft(): boolean {
    const owner = tools.caller();
    if (owner === null || isWithin(event, owner)) return false;
    tools.note(
      owner,
      'PLG-613',
      'It keeps keys from other parts of the page. Commands are the way to have keys of its own.',
    );
    return true;
  }
  for (const name of STOPS) {
    const stop = event[name].bind(event);
    hide(event, name, {
      value: () => {
        if (!isTheft()) stop();
      },
    });
  }
  const prevent = event.preventDefault.bind(event);
  hide(event, 'preventDefault', {
    value: () => {
      // After everybody else a combination of keys may have a meaning of the plugin's own.
      const isSpare = event.eventPhase === Event.BUBBLING_PHASE && hasModifier(event);
      if (isSpare || !isTheft()) prevent();
    },
  });
  // The old names of the same.
  hide(event, 'cancelBubble', {
    get: () => false,
    set: (isStopped: boolean) => isStopped && event.stopPropagation(),
  });
  hide(event, 'returnValue', {
    get: () => !event.defaultPrevented,
    set: (isAllowed: boolean) => !isAllowed && event.preventDefault(),
  });
}

function hide(event: Event, name: string, property: PropertyDescriptor): void {
  Object.defineProperty(event, name, { configurable: true, ...property });
}

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/** Whether a key was pressed in a part of this plugin, or in a dialog of it. */
function isWithin(event: Event, pluginId: string): boolean {
  return event.composedPath().some((one) => one instanceof HTMLElement && one.dataset.plugin === pluginId);
}
