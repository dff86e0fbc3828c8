// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createHashNavigation, parseHash, placeHash } from './HashNavigation';
import { createPageRouter } from './PageRouter';

beforeEach(() =>
  history.replaceState(null, '', '/operaton/app/taskweave/default/?lang=de#/?task=1&filter=2'),
);

it('leaves out parameters that nobody knows', () => {
  expect(parseHash('#/?task=1&evil=2')).toEqual({ path: '/', params: { task: '1' } });
});

it('reads an empty hash as the first page', () => {
  expect(parseHash('')).toEqual({ path: '/', params: {} });
});

it('makes links that keep what is not named and drop what is null', () => {
  expect(createHashNavigation(createPageRouter()).inboxHref({ task: '7', filter: null })).toBe('#/?task=7');
});

it('makes links that carry no dialog which happens to be open', () => {
  history.replaceState(null, '', '#/?task=1&processStart=invoice&processTenant=a&forceDisplayTask=true');
  const navigation = createHashNavigation(createPageRouter());
  expect(navigation.inboxHref({ task: '7' })).toBe('#/?task=7');
  expect(navigation.pageHref('/audit')).toBe('#/audit?task=1');
  expect(navigation.inboxHref({ processStart: 'order' })).toBe('#/?task=1&processStart=order');
  navigation.openPage('/audit');
  expect(location.hash).toBe('#/audit?task=1');
});

it.each([
  ['', ''],
  ['#/?task=1&processStart=invoice', '#/?task=1'],
  ['#/audit?task=1&processStart=invoice', '#/audit?task=1'],
])('knows the place of %s', (hash, place) => {
  expect(placeHash(hash)).toBe(place);
});

it('keeps path and query of the page, whatever its base is @T2.4', () => {
  const base = document.head.appendChild(document.createElement('base'));
  base.href = '/elsewhere/';
  createHashNavigation(createPageRouter()).openInbox({ task: '7' });
  base.remove();
  expect(location.pathname + location.search + location.hash).toBe(
    '/operaton/app/taskweave/default/?lang=de#/?task=7&filter=2',
  );
});

it('leaves an entry in the history, and none when it replaces', () => {
  const navigation = createHashNavigation(createPageRouter());
  const before = history.length;
  navigation.openInbox({ task: '7' });
  navigation.openInbox({ task: '8' }, { replace: true });
  expect(history.length).toEqual(before + 1);
  expect(navigation.inboxParams.task).toBe('8');
});

it('does nothing for a change that changes nothing', () => {
  const navigation = createHashNavigation(createPageRouter());
  const listener = vi.fn();
  navigation.subscribe(listener);
  navigation.openInbox({ task: '1' });
  expect(listener).not.toHaveBeenCalled();
});

it('calls no listener that has left', () => {
  const navigation = createHashNavigation(createPageRouter());
  const listener = vi.fn();
  navigation.subscribe(listener)();
  navigation.openInbox({ task: '7' });
  expect(listener).not.toHaveBeenCalled();
});

it('opens a page with filter and task kept for the way back', () => {
  const navigation = createHashNavigation(createPageRouter());
  navigation.openPage('/risk/42');
  expect(location.hash).toBe('#/risk/42?task=1&filter=2');
  expect(navigation.path).toBe('/risk/42');
  expect(navigation.pageHref('/audit')).toBe('#/audit?task=1&filter=2');
  expect(navigation.inboxHref({})).toBe('#/?task=1&filter=2');
});

it.each(['#/login', '#tasks', '#/?task=1'])('takes %s for the inbox @S2.20', (hash) => {
  expect(parseHash(hash).path).toBe('/');
});

it('keeps the parameters of a page beside its path and the others, and reports each', () => {
  history.replaceState(null, '', '/app/?lang=de#/risk?filter=7');
  const navigation = createHashNavigation(createPageRouter());
  const listener = vi.fn();
  navigation.subscribe(listener);
  const before = history.length;
  navigation.setPageParam('riskTab', 'all', { replace: true });
  expect(location.href).toEqual(`${location.origin}/app/?lang=de#/risk?filter=7&riskTab=all`);
  expect(history.length).toEqual(before);
  expect(navigation.pageParam('riskTab')).toBe('all');
  expect(navigation.inboxParams.filter).toBe('7');
  navigation.setPageParam('riskTab', null);
  expect(location.hash).toBe('#/risk?filter=7');
  expect(history.length).toEqual(before + 1);
  navigation.setPageParam('riskTab', null);
  expect(listener).toHaveBeenCalledTimes(2);
});
