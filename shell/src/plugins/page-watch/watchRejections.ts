import type { WatchTools } from './Guard';

const CODE = 'PLG-606';
/** Letters of what was thrown that are told. */
const SAMPLE = 80;
/** Milliseconds between a throw and the browser's word of it, at most: a page that stands still says it late. */
const RECENT = 5000;
/** Texts that are remembered: nobody writes more in one task. */
const MOST = 50;

const ONLY_ONE = 'No other plugin’s code runs on this page.';
const ANY_OF_THESE = 'They may come from any of these plugins.';

declare global {
  interface Window {
    /** Told by the builds of plugins what they are about to throw, or to reject a promise with. */
    taskweaveThrown?: (reason: unknown) => void;
  }
}

/**
 * Finds the plugin behind promises that are rejected with something other than an error, which says nothing of where it
 * comes from: by who called `Promise.reject`, or by whose code has said that it throws this. What remains is told with all
 * plugins whose it may be, mostly the only one.
 */
export function watchRejections(tools: WatchTools, view: Window = window): void {
  const owners = new WeakMap<object, string>();
  /** One text for each plugin, however many: what it says may be another each time. */
  const messages = new Map<string, string>();
  const thrownBy = rememberThrown(tools, view);
  const reject = Promise.reject;
  Promise.reject = function rejectAndNote(this: PromiseConstructor, reason?: unknown) {
    const promise = reject.call(this, reason);
    if (!(reason instanceof Error)) {
      const owner = tools.caller();
      if (owner !== null) owners.set(promise, owner);
    }
    return promise;
  } as typeof Promise.reject;

  view.addEventListener('unhandledrejection', ({ reason, promise }) => {
    // These say themselves where they come from.
    if (reason instanceof Error || reason instanceof DOMException) return;
    const owner = owners.get(promise);
    const known = owner === undefined ? thrownBy(reason) : [owner];
    const suspects = (known.length > 0 ? known : tools.running).toSorted();
    const name = suspects.join(', ');
    if (name === '') return;
    const message = messages.get(name) ?? messageOf(reason);
    messages.set(name, message);
    if (known.length === 1) tools.fault(name, CODE, message);
    // Scripts of forms reject, too: what is not certain is told, and does not count.
    else if (suspects.length === 1) tools.note(name, CODE, `${message} ${ONLY_ONE}`);
    else tools.note(suspects, CODE, `${message} ${ANY_OF_THESE}`);
  });
}

/** @returns the plugins whose code has thrown this of late; a text may be that of several */
function rememberThrown(tools: WatchTools, view: Window): (reason: unknown) => readonly string[] {
  let thrown: readonly { readonly reason: unknown; readonly owner: string; readonly at: number }[] = [];
  const isRecent = ({ at }: { readonly at: number }) => performance.now() - at < RECENT;
  // The stack says who, not the caller: nobody throws in another's name.
  const tell = (reason: unknown) => {
    const owner = reason instanceof Error ? null : tools.caller();
    if (owner === null) return;
    thrown = [...thrown.filter(isRecent).slice(1 - MOST), { reason, owner, at: performance.now() }];
  };
  Object.defineProperty(view, 'taskweaveThrown', { value: tell, configurable: true });
  return (reason) => {
    const same = thrown.filter((one) => isRecent(one) && Object.is(one.reason, reason));
    return [...new Set(same.map(({ owner }) => owner))];
  };
}

function messageOf(reason: unknown): string {
  const sample = String(reason).slice(0, SAMPLE);
  return `Promises are rejected with something that is no error, first: "${sample}".`;
}
