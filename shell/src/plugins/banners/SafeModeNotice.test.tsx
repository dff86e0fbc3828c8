import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createHashNavigation } from '../../navigation/HashNavigation';
import { createPageRouter } from '../../navigation/PageRouter';
import type { SessionStore } from '../../session/SessionStore';
import { renderWithTexts } from '../../testing/renderWithTexts';
import { FELL_KEY } from '../faults/Fall';
import { safeModeHref } from '../faults/SafeMode';
import SafeModeNotice from './SafeModeNotice';

const ALL = { isOn: true, named: [] };

beforeEach(() => history.replaceState(null, '', '/app/?lang=de&plugins=off%3Ax#/?task=1'));

function show(safeMode: { readonly isOn: boolean; readonly named: readonly string[] }, apps: string[] = []) {
  const navigation = createHashNavigation(createPageRouter());
  const session = { apps, subscribe: () => () => undefined } as unknown as SessionStore;
  renderWithTexts(<SafeModeNotice services={{ plugins: { safeMode }, navigation, session }} />);
  return navigation;
}

function fall(contribution: string): void {
  const fell = {
    code: 'PLG-611',
    pluginId: 'risk',
    version: '1.0.0',
    name: 'Risk',
    contribution,
    message: 'gone',
  };
  sessionStorage.setItem(FELL_KEY, JSON.stringify(fell));
}

const wayOut = async () => (await screen.findByRole('link', { name: /Leave/ })).getAttribute('href');

it.each([
  [ALL, /^Safe mode: third-party plugins/],
  [{ isOn: false, named: ['cats', 'risk'] }, 'Safe mode: these are switched off: cats and risk.'],
])('says what %j switches off', async (safeMode, text) => {
  show(safeMode);
  expect(await screen.findByText(text)).toBeDefined();
});

it('leads out to the place where the person is now', async () => {
  const navigation = show(ALL);
  await screen.findByRole('link');
  act(() => navigation.openInbox({ task: '2' }));
  expect(await wayOut()).toBe('/app/?lang=de#/?task=2');
});

it('says which plugin was the end of the page before', async () => {
  fall('tasklist.task.detail:risk/tab');
  show(ALL);
  expect(await screen.findByText(/^After Risk was opened, .*PLG-611.* Safe mode/)).toBeDefined();
  expect(await wayOut()).toBe('/app/?lang=de#/?task=1');
});

it('does not lead back to the page of the plugin that was the end of it', async () => {
  fall('tasklist.route:risk/page');
  show(ALL);
  expect(await wayOut()).toBe('/app/?lang=de#/');
});

it.each([
  [['admin'], 1],
  [[], 0],
])('shows those with %j more of it', async (apps, count) => {
  fall('tasklist.task.detail:risk/tab');
  show(ALL, apps);
  await wayOut();
  expect(screen.queryAllByRole('link', { name: 'Details' })).toHaveLength(count);
});

it.each([
  ['off', '/app/?lang=de&plugins=off#/?task=1'],
  ['off:risk', '/app/?lang=de&plugins=off%3Arisk#/?task=1'],
  [null, '/app/?lang=de#/?task=1'],
])('has the address for %s', (word, href) => {
  expect(safeModeHref(word)).toBe(href);
});
