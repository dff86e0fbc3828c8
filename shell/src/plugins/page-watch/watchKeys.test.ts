// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { afterEach, expect, it, vi } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchKeys } from './watchKeys';

/** The plugin's code runs, or not. */
let caller: string | null = null;
const tools = fakeTools(() => caller);
const ends: (() => void)[] = [];
watchKeys(tools, window);

afterEach(() => {
  for (const end of ends.splice(0)) end();
  caller = null;
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function onKey(target: EventTarget, listener: (event: KeyboardEvent) => void, isFirst = false): void {
  target.addEventListener('keydown', listener as EventListener, isFirst);
  ends.push(() => target.removeEventListener('keydown', listener as EventListener, isFirst));
}

function press(target: EventTarget, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'c', ...init });
  target.dispatchEvent(event);
  return event;
}

const asPlugin = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  caller = 'risk';
  act(event);
  caller = null;
};

it.each([
  ['stopImmediatePropagation', (event: KeyboardEvent) => event.stopImmediatePropagation()],
  ['stopPropagation', (event: KeyboardEvent) => event.stopPropagation()],
  ['cancelBubble', (event: KeyboardEvent) => Object.assign(event, { cancelBubble: true })],
])('gives the page a key that a plugin keeps by %s, and tells it', (_, take) => {
  const page = vi.fn();
  onKey(window, asPlugin(take), true);
  onKey(document, page);
  press(document.body);
  expect(page).toHaveBeenCalledTimes(1);
  expect(tools.note.mock.calls).toEqual([['risk', 'PLG-613', expect.any(String)]]);
});

it.each([
  ['preventDefault', (event: KeyboardEvent) => event.preventDefault()],
  ['returnValue', (event: KeyboardEvent) => Object.assign(event, { returnValue: false })],
])('leaves the browser a key that a plugin takes from it by %s', (_, take) => {
  onKey(window, asPlugin(take), true);
  expect(press(document.body).defaultPrevented).toBe(false);
});

it('lets a plugin do as it likes with keys in its own part', () => {
  document.body.innerHTML = '<div data-plugin="risk"><input></div>';
  const page = vi.fn();
  onKey(
    window,
    asPlugin((event) => event.preventDefault()),
    true,
  );
  onKey(
    document.body,
    asPlugin((event) => event.stopPropagation()),
  );
  onKey(document, page);
  const event = press(document.querySelector('input') as HTMLInputElement);
  expect([event.defaultPrevented, page.mock.calls.length, tools.note.mock.calls.length]).toEqual([
    true,
    0,
    0,
  ]);
});

it('lets a plugin have combinations of keys that nobody else wants', () => {
  onKey(
    document,
    asPlugin((event) => event.preventDefault()),
  );
  expect(press(document.body, { ctrlKey: true }).defaultPrevented).toBe(true);
});

it('lets everybody else do what they like', () => {
  const page = vi.fn();
  onKey(window, (event) => event.stopImmediatePropagation(), true);
  onKey(document, page);
  press(document.body);
  expect(page).not.toHaveBeenCalled();
});
