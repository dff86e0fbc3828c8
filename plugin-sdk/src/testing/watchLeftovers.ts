/** Finds what a contribution leaves behind on the page. */
export interface LeftoverWatch {
  /** A line for each node, listener and timer that is still there. */
  readonly left: () => readonly string[];
  readonly end: () => void;
}

type Listen = typeof EventTarget.prototype.addEventListener;

/** The query cache belongs to the shell: its timers are no leak of the plugin. */
const NOT_OF_THE_PLUGIN = /query-core|@testing-library|user-event/;
/** The timer behind `requestAnimationFrame` in jsdom. */
const OF_THE_PAGE = /[\\/]jsdom[\\/]/;
/** React's own listeners on a portal's node; they go with the node. */
const OF_REACT = /^bound dispatch\w*Event$/;

/**
 * Records nodes added to the page, listeners on everything that outlives a contribution (window, document, body, media queries),
 * intervals and pending timeouts. `own` is the element that the contribution renders into.
 */
export function watchLeftovers(own: Element): LeftoverWatch {
  const before = new Set<Element>([own, ...nodesOfPage()]);
  const listeners = watchListeners();
  const timers = watchTimers();
  return {
    left: () => [
      ...nodesOfPage()
        .filter((node) => !before.has(node))
        .map((node) => `the node ${nameOf(node)} in <${node.parentElement?.localName}>`),
      ...listeners.left(),
      ...timers.left(),
    ],
    end: () => {
      listeners.end();
      timers.end();
    },
  };
}

function nodesOfPage(): readonly Element[] {
  return [...document.head.children, ...document.body.children];
}

function nameOf(node: Element): string {
  const name = node.id === '' ? [...node.classList].map((one) => `.${one}`).join('') : `#${node.id}`;
  return `<${node.localName}>${name === '' ? '' : ` (${name})`}`;
}

function watchListeners(): LeftoverWatch {
  const found: { readonly target: EventTarget; readonly type: string; readonly listener: unknown }[] = [];
  const drop = (target: EventTarget, type: string, listener: unknown) => {
    const index = found.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener,
    );
    if (index >= 0) found.splice(index, 1);
  };
  // Some test environments give the window its own bound copies.
  const owners: EventTarget[] = Object.hasOwn(globalThis, 'addEventListener')
    ? [EventTarget.prototype, globalThis as unknown as EventTarget]
    : [EventTarget.prototype];
  const restore = owners.map((owner) => {
    const { addEventListener, removeEventListener } = owner;
    const listen: Listen = function listen(this: EventTarget | undefined, type, listener, options) {
      const target = this ?? owner;
      addEventListener.call(target, type, listener, options);
      if (listener === null || !outlives(target)) return;
      if (typeof listener === 'function' && OF_REACT.test(listener.name)) return;
      if (isOfOthers()) return;
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (signal?.aborted) return;
      found.push({ target, type, listener });
      const forget = () => drop(target, type, listener);
      if (once) addEventListener.call(target, type, forget, { once: true });
      signal?.addEventListener('abort', forget, { once: true });
    };
    owner.addEventListener = listen;
    owner.removeEventListener = function stop(this: EventTarget | undefined, type, listener, options) {
      const target = this ?? owner;
      removeEventListener.call(target, type, listener, options);
      drop(target, type, listener);
    };
    return () => Object.assign(owner, { addEventListener, removeEventListener });
  });
  return {
    left: () => found.map(({ target, type }) => `a listener for "${type}" on ${targetName(target)}`),
    end: () => {
      for (const one of restore) one();
    },
  };
}

function outlives(target: EventTarget): boolean {
  return targetName(target) !== '';
}

function targetName(target: EventTarget): string {
  if (target === (globalThis as unknown) || target === window) return 'the window';
  if (target === document) return 'the document';
  if (target === document.body || target === document.documentElement) return 'the body';
  return typeof MediaQueryList !== 'undefined' && target instanceof MediaQueryList ? 'a media query' : '';
}

function watchTimers(): LeftoverWatch {
  const found = new Map<unknown, string>();
  const { setTimeout: later, setInterval: again, clearTimeout, clearInterval } = globalThis;
  type Run = (...values: unknown[]) => void;
  const patched = {
    setTimeout: (run: Run, delay = 0, ...values: unknown[]) => {
      const isOurs = isOfOthers();
      const id: unknown = later(() => {
        found.delete(id);
        run(...values);
      }, delay);
      if (!isOurs) found.set(id, `a timeout of ${delay} ms`);
      return id;
    },
    setInterval: (run: Run, delay = 0, ...values: unknown[]) => {
      const id: unknown = again(() => run(...values), delay);
      if (!isOfOthers()) found.set(id, `an interval of ${delay} ms`);
      return id;
    },
    clearTimeout: (id: never) => {
      found.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id: never) => {
      found.delete(id);
      clearInterval(id);
    },
  };
  Object.assign(globalThis, patched);
  return {
    left: () => [...found.values()],
    end: () => {
      // Fake timers installed in the meantime restore themselves.
      if ((globalThis.setTimeout as unknown) === patched.setTimeout) {
        Object.assign(globalThis, { setTimeout: later, setInterval: again, clearTimeout, clearInterval });
      }
    },
  };
}

function isOfOthers(): boolean {
  // Drops our own frames.
  const frames = new Error().stack?.split('\n').slice(3, 7) ?? [];
  return NOT_OF_THE_PLUGIN.test(frames.join('\n')) || OF_THE_PAGE.test(frames[0] ?? '');
}
