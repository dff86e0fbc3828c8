import { expect, test } from 'vitest';
import { parseLegacyExports } from './LegacyPlugin';

const render = () => undefined;

function parsed(exported: unknown) {
  const answer = parseLegacyExports(exported, 'cats');
  if (!answer.ok) throw new Error(answer.message);
  return answer.plugins.map(({ plugin: _plugin, ...facts }) => facts);
}

test('reads one plugin with its label', () => {
  const tab = {
    id: 'cat-tab',
    pluginPoint: 'tasklist.task.detail',
    priority: 700,
    properties: { label: 'Cats' },
    render,
  };
  expect(parsed(tab)).toEqual([
    { id: 'cat-tab', point: 'tasklist.task.detail', priority: 700, meta: { label: 'Cats' } },
  ]);
});

test('reads a list, and names those without an id by their place', () => {
  const card = { pluginPoint: 'tasklist.card', render };
  expect(parsed([{ ...card, id: 'first' }, card]).map(({ id }) => id)).toEqual(['first', 'cats#1']);
});

test('lets the word of the plugin itself go before its properties', () => {
  const tab = {
    pluginPoint: 'tasklist.task.detail',
    label: 'Mine',
    properties: { label: 'Theirs', priority: 5 },
    render,
  };
  expect(parsed(tab)).toEqual([
    { id: 'cats#0', point: 'tasklist.task.detail', priority: 5, meta: { label: 'Mine' } },
  ]);
});

test('keeps labels away from points that draw a button where there is one', () => {
  const action = { pluginPoint: 'tasklist.navbar.action', properties: { label: 'Cats' }, render };
  expect(parsed(action)[0]?.meta).toEqual({});
});

test('gives a tab without a label the name of the plugin', () => {
  expect(parsed({ id: 'cats', pluginPoint: 'tasklist.task.detail', render })[0]?.meta).toEqual({
    label: 'cats',
  });
});

test('passes over plugins of other applications', () => {
  const mixed = [
    { id: 'diagram', pluginPoint: 'cockpit.processDefinition.diagram.plugin', render },
    { id: 'card', pluginPoint: 'tasklist.card', render },
  ];
  expect(parsed(mixed).map(({ id }) => id)).toEqual(['card']);
});

test.each([
  ['nothing', undefined, 'exports no plugin'],
  ['a function', render, 'exports no plugin'],
  ['a plugin without render', { pluginPoint: 'tasklist.card' }, 'exports no plugin'],
  ['a plugin of Cockpit', { pluginPoint: 'cockpit.dashboard', render }, 'for other points'],
])('refuses %s', (_name, exported, reason) => {
  expect(parseLegacyExports(exported, 'cats')).toEqual({
    ok: false,
    message: expect.stringContaining(reason),
  });
});

test('names the points of the task list that there are not', () => {
  expect(
    parseLegacyExports(
      ['tasklist.card', 'tasklist.dashboard', 'cockpit.dashboard'].map((pluginPoint) => ({
        pluginPoint,
        render,
      })),
      'cats',
    ),
  ).toMatchObject({ ok: true, plugins: [{ point: 'tasklist.card' }], unknown: ['tasklist.dashboard'] });
});
