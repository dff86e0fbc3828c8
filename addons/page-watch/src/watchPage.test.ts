// @vitest-environment jsdom
// @apart The watch listens to its page for good.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageLook } from './page/lookAtPage';
import { type FakeAttribution, fakeAttribution } from './testing/fakeAttribution';
import { watchPage } from './watchPage';

const { seen, showLastPage, isHealed } = vi.hoisted(() => ({
  seen: vi.fn<() => PageLook>(),
  showLastPage: vi.fn(),
  isHealed: vi.fn(() => true),
}));
vi.mock('./page/lookAtPage', () => ({ lookAtPage: seen }));
vi.mock('./page/showLastPage', () => ({ showLastPage }));
vi.mock('./page/healPage', () => ({ healPage: () => ({ isHealed: isHealed(), pluginId: null }) }));

const TAB = 'tasklist.task.detail:risk/tab';
let visibility: DocumentVisibilityState;
let attribution: FakeAttribution;

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  seen.mockReturnValue({ kind: 'shown' });
  isHealed.mockReturnValue(true);
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML = '<div id="root"><main></main></div><div id="overlays"></div>';
  attribution = fakeAttribution();
});

afterEach(() => {
  vi.useRealTimers();
  showLastPage.mockClear();
});

const watch = () => watchPage(attribution, () => null);
const kept = () => attribution.kept();
const leave = () => dispatchEvent(new Event('pagehide'));

it('stops the plugin whose part was drawn last when the page is gone twice', () => {
  const { draws } = watch();
  draws('risk', TAB);
  seen.mockReturnValue({ kind: 'gone' });
  vi.advanceTimersByTime(300);
  expect(attribution.stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(attribution.stop).toHaveBeenCalledExactlyOnceWith(
    'risk',
    'PLG-611',
    expect.stringContaining('not certain'),
    TAB,
  );
  expect(showLastPage).not.toHaveBeenCalled();
});

it('lets a page be that was empty for a moment', () => {
  watch().draws('risk', TAB);
  seen.mockReturnValueOnce({ kind: 'gone' });
  vi.advanceTimersByTime(5000);
  expect(attribution.stop).not.toHaveBeenCalled();
});

it('lets a page be of which the browser has drawn nothing since it was empty @P36', () => {
  const draw = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  watch().draws('risk', TAB);
  seen.mockReturnValue({ kind: 'gone' });
  vi.advanceTimersByTime(5000);
  expect(attribution.stop).not.toHaveBeenCalled();

  draw.mock.lastCall?.[0](0);
  vi.advanceTimersByTime(300);
  expect(attribution.stop).toHaveBeenCalledTimes(1);
});

it('keeps what was seen in place of the page', () => {
  watch().draws('risk', TAB);
  seen.mockReturnValue({ kind: 'gone', seen: 'div#root < body' });
  vi.advanceTimersByTime(600);
  expect(attribution.stop.mock.lastCall?.[2]).toMatch(/ Seen: div#root < body\.$/);
});

it('says nothing of a page that is left before its first drawing', () => {
  document.getElementById('root')?.replaceChildren();
  seen.mockReturnValue({ kind: 'gone' });
  watch().draws('risk', TAB);
  leave();
  expect(kept()).toBeNull();
});

it('waits for the first drawing of a page whose plugins are there before it', () => {
  document.getElementById('root')?.replaceChildren();
  seen.mockReturnValue({ kind: 'gone' });
  watch().look();
  vi.advanceTimersByTime(10_000);
  expect(attribution.stop).not.toHaveBeenCalled();

  document.getElementById('root')?.append(document.createElement('main'));
  vi.advanceTimersByTime(600);
  expect(attribution.stop).toHaveBeenCalled();
});

it('does not wait for a page that a plugin took away before its first drawing', () => {
  document.getElementById('root')?.replaceChildren();
  const root = document.getElementById('root');
  seen.mockReturnValue({ kind: 'gone' });
  watch().look();
  root?.remove();
  vi.advanceTimersByTime(600);
  expect(attribution.stop).toHaveBeenCalled();
});

it('shows the way out where the page cannot be brought back, and keeps why', () => {
  watch().draws('risk', TAB);
  seen.mockReturnValue({ kind: 'gone' });
  isHealed.mockReturnValue(false);
  vi.advanceTimersByTime(600);
  expect(showLastPage).toHaveBeenCalledTimes(1);
  expect(kept()).toMatchObject({ code: 'PLG-611', pluginId: 'risk', contribution: TAB });
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after the page was brought back three times', () => {
  watch().draws('risk', TAB);
  seen.mockReturnValue({ kind: 'gone' });
  vi.advanceTimersByTime(10_000);
  expect([attribution.stop.mock.calls.length, showLastPage.mock.calls.length]).toEqual([4, 1]);
});

it('has no timer in a tab that nobody looks at, and looks again when somebody does', () => {
  watch().look();
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(300);
  expect(vi.getTimerCount()).toBe(0);
  seen.mockClear();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(300);
  expect(seen).toHaveBeenCalled();
});

it('changes nothing of a page that is well', async () => {
  const changes = vi.fn();
  watch().look();
  const observer = new MutationObserver(changes);
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  await vi.advanceTimersByTimeAsync(10_000);
  observer.disconnect();
  expect(seen.mock.calls.length).toBeGreaterThan(3);
  expect(changes).not.toHaveBeenCalled();
});

it('marks the page while a part is drawn for the first time: it may be its last', () => {
  watch().draws('risk', TAB);
  expect(kept()).toMatchObject({ pluginId: 'risk', contribution: TAB });
  vi.advanceTimersByTime(300);
  expect(kept()).toBeNull();
});

it.each([
  ['gone', { kind: 'gone' }, 'risk'],
  ['well', { kind: 'shown' }, undefined],
  ['out of sight', { kind: 'unseen' }, undefined],
] as const)('keeps, when the page is left, whether it was %s', (_, look, pluginId) => {
  watch().draws('risk', TAB);
  seen.mockReturnValue(look);
  leave();
  expect(kept()?.pluginId).toBe(pluginId);
});

it('knows who emptied the page where the attribution says it', () => {
  attribution.caller = () => 'risk';
  const { draws } = watch();
  draws('risk', TAB);
  document.body.innerHTML = '';
  seen.mockReturnValue({ kind: 'gone' });
  vi.advanceTimersByTime(600);
  expect(attribution.stop.mock.lastCall?.[2]).toBe('The page was emptied or hidden.');
});

it('forgets a part that was drawn while the page is left: nothing looks at it any more', () => {
  const { draws } = watch();
  leave();
  draws('risk', TAB);
  expect(kept()).toBeNull();
});

it('notes parts again in a page that came back', () => {
  const { draws } = watch();
  leave();
  dispatchEvent(new Event('pageshow'));
  draws('risk', TAB);
  expect(kept()).not.toBeNull();
});

it('notes no fall for a hidden tab that answered, which the browser may discard without a word', () => {
  visibility = 'hidden';
  seen.mockReturnValue({ kind: 'unseen' });
  watch().draws('risk', TAB);
  expect(kept()).not.toBeNull();
  vi.advanceTimersByTime(300);
  expect(kept()).toBeNull();
});
