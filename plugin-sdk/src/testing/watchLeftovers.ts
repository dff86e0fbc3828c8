/** Finds what a contribution leaves behind in the page. */
export interface LeftoverWatch {
  /** Ends the watch. @returns a line for each node, listener and timer that is still there */
  readonly end: () => readonly string[];
}

type Listen = typeof EventTarget.prototype.addEventListener;

/** The cache belongs to the shell: what it keeps for a while is no leak of a plugin. */
const NOT_OF_THE_PLUGIN = /query-core|@testing-library|user-event/;
/** React's own listeners on a node that a portal draws into; they stay with the node. */
const OF_REACT = /^bound dispatch\w*Event$/;

/**
 * Notes, from now on, nodes that are added to the page, listeners on what outlives a contribution (window, document,
 * body, media queries), intervals, and timeouts that have not run.
 *
 * @param own the element that the contribution draws into
 */
export function watchLeftovers(own: Element): LeftoverWatch {
  const before = new Set<Element>([own, ...nodesOfPage()]);
  const listeners = watchListeners();
  const timers = watchTimers();
  return {
    end: () => [
      ...nodesOfPage()
        .filter((node) => !before.has(node))
        .map((node) => `the node ${nameOf(node)} in <${node.parentElement?.localName}>`),
      ...listeners(),
      ...timers(),
    ],
  };
}

function nodesOfPage(): readonly Element[] {
  return [...document.head.children, ...document.body.children];
}

function nameOf(node: Element): string {
  const name = node.id === '' ? [...node.classList].map((one) => `.${one}`).join('') : `#${node.id}`;
  return `<${node.localName}>${name === '' ? '' : ` (${name})`}`;
}

function watchListeners(): () => readonly string[] {
  const found: { readonly target: EventTarget; readonly type: string; readonly listener: unknown }[] = [];
  const drop = (target: EventTarget, type: string, listener: unknown) => {
    const index = found.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener,
    );
    if (index >= 0) found.splice(index, 1);
  };
  // Some test environments give the window bound copies of its own.
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
      if (NOT_OF_THE_PLUGIN.test(callerOf())) return;
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
  return () => {
    for (const one of restore) one();
    return found.map(({ target, type }) => `a listener for "${type}" on ${targetName(target)}`);
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

function watchTimers(): () => readonly string[] {
  const found = new Map<unknown, string>();
  const { setTimeout: later, setInterval: again, clearTimeout, clearInterval } = globalThis;
  type Run = (...values: unknown[]) => void;
  const patched = {
    setTimeout: (run: Run, delay = 0, ...values: unknown[]) => {
      const isOurs = NOT_OF_THE_PLUGIN.test(callerOf());
      const id: unknown = later(() => {
        found.delete(id);
        run(...values);
      }, delay);
      if (!isOurs) found.set(id, `a timeout of ${delay} ms`);
      return id;
    },
    setInterval: (run: Run, delay = 0, ...values: unknown[]) => {
      const id: unknown = again(() => run(...values), delay);
      if (!NOT_OF_THE_PLUGIN.test(callerOf())) found.set(id, `an interval of ${delay} ms`);
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
  return () => {
    // Fake timers that were put in place meanwhile take themselves away.
    if ((globalThis.setTimeout as unknown) === patched.setTimeout) {
      Object.assign(globalThis, { setTimeout: later, setInterval: again, clearTimeout, clearInterval });
    }
    return [...found.values()];
  };
}

/** The frames around a call, without our own. */
function callerOf(): string {
  return new Error().stack?.split('\n').slice(3, 7).join('\n') ?? '';
}
