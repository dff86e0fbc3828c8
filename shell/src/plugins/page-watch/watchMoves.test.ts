// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { expect, it, vi } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchMoves } from './watchMoves';

const MOST = 30;

function times(count: number, act: () => unknown): unknown[] {
  return Array.from({ length: count }, act);
}

it('stops a plugin that changes the address too often by the service', () => {
  const tools = fakeTools();
  const mayMove = watchMoves(tools, historyView().view);
  expect(times(MOST, () => mayMove('risk')).every(Boolean)).toBe(true);
  expect(mayMove('risk')).toBe(false);
  expect(tools.stop).toHaveBeenCalledExactlyOnceWith('risk', 'PLG-614', expect.any(String));
});

it('lets our own parts do as they must', () => {
  const mayMove = watchMoves(fakeTools(), historyView().view);
  expect(times(MOST * 2, () => mayMove('own')).every(Boolean)).toBe(true);
});

it('keeps the history from a plugin that fills it, where the browser does not tell of changes', () => {
  const { view, pushState } = historyView();
  watchMoves(
    fakeTools(() => 'risk'),
    view,
  );
  times(MOST * 2, () => view.history.pushState(null, '', '#/'));
  expect(pushState).toHaveBeenCalledTimes(MOST);
});

it('prevents changes of the address, however a plugin makes them, where the browser tells of each', () => {
  const navigation = new EventTarget();
  watchMoves(
    fakeTools(() => 'risk'),
    { navigation } as unknown as Window,
  );
  const moves = times(MOST + 1, () => navigation.dispatchEvent(new Event('navigate', { cancelable: true })));
  expect(moves.filter((isLet) => isLet)).toHaveLength(MOST);
});

function historyView() {
  const pushState = vi.fn();
  return { pushState, view: { history: { pushState, replaceState: vi.fn() } } as unknown as Window };
}
