import type { WatchTools } from './Guard';

const CODE = 'PLG-606';
/** Letters of what was thrown that are told. */
const SAMPLE = 80;

const ONLY_ONE = 'No other plugin’s code runs on this page.';
const ANY_OF_THESE = 'They may come from any of these plugins.';

/**
 * Finds the plugin behind promises that are rejected with something other than an error, which says nothing of where it
 * comes from: by who called `Promise.reject`. What remains is told with all plugins whose it may be, mostly the only one.
 */
export function watchRejections(tools: WatchTools, view: Window = window): void {
  const owners = new WeakMap<object, string>();
  /** One text for each plugin, however many: what it says may be another each time. */
  const messages = new Map<string, string>();
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
    const name = owner ?? tools.running.toSorted().join(' / ');
    if (name === '') return;
    const message = messages.get(name) ?? messageOf(reason);
    messages.set(name, message);
    if (owner !== undefined) tools.fault(owner, CODE, message);
    // Scripts of forms reject, too: what is not certain is told, and does not count.
    else tools.note(name, CODE, `${message} ${tools.running.length === 1 ? ONLY_ONE : ANY_OF_THESE}`);
  });
}

function messageOf(reason: unknown): string {
  const sample = String(reason).slice(0, SAMPLE);
  return `Promises are rejected with something that is no error, first: "${sample}".`;
}
