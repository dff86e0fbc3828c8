// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FALL_KEY, FELL_KEY, openAfterFall } from './Fall';

const here = () => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState({ idx: 3 }, '', '/app/#/?task=1&detailsTab=risk&filter=2'));

afterEach(() => {
  document.head.replaceChildren();
});

it('opens the page in safe mode without its last tab after one that fell, once', () => {
  sessionStorage.setItem(FALL_KEY, '{"name":"Risk"}');
  openAfterFall();
  expect(here()).toBe('/app/?plugins=off#/?task=1&filter=2');
  expect([sessionStorage.getItem(FALL_KEY), sessionStorage.getItem(FELL_KEY)]).toEqual([
    null,
    '{"name":"Risk"}',
  ]);
  expect(history.state).toEqual({ idx: 3 });
});

it('finds the last tab where it stands first, too', () => {
  history.replaceState(null, '', '/app/#/?detailsTab=risk&task=1');
  sessionStorage.setItem(FALL_KEY, '{}');
  openAfterFall();
  expect(location.hash).not.toContain('detailsTab');
});

it('leaves the page alone after one that ended well', () => {
  openAfterFall();
  expect(here()).toBe('/app/#/?task=1&detailsTab=risk&filter=2');
});

it('goes on where nothing is kept', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(openAfterFall).not.toThrow();
});

it.each([
  ['?plugins=off', '/app/?plugins=off'],
  ['', '/app/'],
])('lets links stay in the page of %j', (search, href) => {
  document.head.innerHTML = '<base href="/app/">';
  history.replaceState(null, '', `/app/${search}`);
  openAfterFall();
  expect(document.querySelector('base')?.href).toBe(location.origin + href);
});
