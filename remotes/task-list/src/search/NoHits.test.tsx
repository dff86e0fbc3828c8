import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { wordPlaceIn } from '../address/useListQuery';
import plugin from '../plugin';
import NoHits from './NoHits';

const engine = useFakeEngine('demo');

const COMPLETED: TestPointItems = {
  'tasklist.route': [
    { id: 'done', label: 'Completed tasks', meta: { path: '/completed-tasks' }, render: () => null },
  ],
};

function draw(
  criteria: readonly object[],
  items: TestPointItems = COMPLETED,
  filters: readonly object[] = [],
  world: World = {},
) {
  engine.on('GET filter', [...filters]);
  const params = { filter: 'mine', searchQuery: JSON.stringify(criteria) };
  const { host } = openApp(plugin, <NoHits />, { engine, params, items, ...world });
  act(() => wordPlaceIn(host.services.storage).setState({ stage: 'other-case' }));
  return host;
}

const WORD = { type: 'anything', name: '', operator: 'Like', value: 'invoice' };
const AMOUNT = { type: 'processVariables', name: 'amount', operator: 'gt', value: '1000' };

it('takes the search to the completed tasks, as words', async () => {
  const { navigation } = draw([
    WORD,
    AMOUNT,
    { ...WORD, type: 'assignee', operator: 'eq', value: 'john', typed: '@jo' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Search completed tasks' }));
  expect(navigation.path).toBe('/completed-tasks');
  expect(navigation.pageParam('words')).toBe('invoice amount > 1000 @jo');
});

it('offers no completed tasks where no part has them', async () => {
  draw([WORD], {});
  expect(await screen.findByRole('button', { name: /^Show all/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search completed tasks' })).toBeNull();
});

it('offers no completed tasks where the search is none of words', async () => {
  draw([{ type: 'taskDefinitionKey', name: '', operator: 'eq', value: 'approve' }]);
  await screen.findByRole('button', { name: /^Show all/ });
  expect(screen.queryByRole('button', { name: 'Search completed tasks' })).toBeNull();
});

it('says what it looked in, and how many all tasks have, before anything is pressed', async () => {
  engine.on('POST filter/all/count', { count: 3 });
  draw([WORD], COMPLETED, [
    { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
    { id: 'all', name: 'All tasks', query: {}, properties: {} },
  ]);
  expect(await screen.findByRole('button', { name: '3 in All tasks' })).toBeTruthy();
  expect(screen.getByText('0 in My tasks')).toBeTruthy();
  expect(screen.getByText(/^Looked in names, keys, .* of My tasks\.$/)).toBeTruthy();
});

it('holds back near misses until all of them are counted, for each would push the others along', async () => {
  let answer = (): void => undefined;
  const counted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  engine.on('POST filter/all/count', { count: 3 });
  engine.on('POST history/task/count', () => counted.then(() => ({ count: 1 })));
  draw([WORD], COMPLETED, [
    { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
    { id: 'all', name: 'All tasks', query: {}, properties: {} },
  ]);
  const line = (await screen.findByRole('button', { name: '3 in All tasks' })).closest('p');
  expect(line?.dataset.counting).toBe('true');
  answer();
  await waitFor(() => expect(line?.dataset.counting).toBeUndefined());
});

it('counts keys of all tasks in the case that keys of this filter do not have', async () => {
  engine.on('POST filter/all/count', async ({ request }) => ({
    count: (await request.clone().text()).includes('%CLAIM-1%') ? 3 : 0,
  }));
  draw([{ ...WORD, value: 'claim-1' }], COMPLETED, [
    { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
    { id: 'all', name: 'All tasks', query: {}, properties: {} },
  ]);
  expect(await screen.findByRole('button', { name: '3 in All tasks' })).toBeTruthy();
});

it('says that all tasks may have more while an engine is silent', async () => {
  engine.on('POST filter/all/count', { count: 3 });
  draw(
    [WORD],
    COMPLETED,
    [
      { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
      { id: 'all', name: 'All tasks', query: {}, properties: {} },
    ],
    { connections: { ...TWO_CONNECTIONS, isWhole: () => false } },
  );
  expect(await screen.findByRole('button', { name: '3+ in All tasks' })).toBeTruthy();
});

it('says nothing while the keys may be found in another case', async () => {
  const host = draw([WORD]);
  act(() => wordPlaceIn(host.services.storage).setState({ stage: 'facts' }));
  expect(screen.queryByText('No tasks match this search.')).toBeNull();
});

it('says how many completed tasks have the words, and takes the search to those of everybody', async () => {
  engine.on('POST history/task/count', { count: 2 });
  const { navigation } = draw([WORD]);
  await userEvent.click(await screen.findByRole('button', { name: '2 completed' }));
  expect(navigation.pageParam('of')).toBe('all');
});

it('says nothing of completed tasks where the history is off', async () => {
  engine.on('POST history/task/count', { type: 'RestException' }, 403);
  draw([WORD]);
  expect(await screen.findByRole('button', { name: 'Search completed tasks' })).toBeTruthy();
});

it('leads nowhere that has no hits', async () => {
  engine.on('POST filter/all/count', { count: 0 });
  engine.on('POST history/task/count', { count: 0 });
  draw([WORD], COMPLETED, [
    { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
    { id: 'all', name: 'All tasks', query: {}, properties: {} },
  ]);
  expect(await screen.findByText('0 completed')).toBeTruthy();
  expect(await screen.findByText('0 in All tasks')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show all tasks in this filter',
  ]);
});

const MINE = { type: 'mine', name: '', operator: 'eq', value: '' };
const FILTERS = [
  { id: 'mine', name: 'My tasks', query: { assignee: 'demo' }, properties: {} },
  { id: 'all', name: 'All tasks', query: {}, properties: {} },
];

it('names the tasks whose name is what was typed as a sentence, and shows them', async () => {
  engine.on('POST filter/all/count', async ({ request }) => ({
    count: (await request.clone().text()).includes('"nameLike":"%my first task%"') ? 1 : 0,
  }));
  const { navigation } = draw(
    [
      { ...MINE, typed: 'my' },
      { ...WORD, value: 'first', typed: 'first task' },
    ],
    COMPLETED,
    FILTERS,
  );
  await userEvent.click(await screen.findByRole('button', { name: '1 with the name “my first task”' }));
  expect(navigation.inboxParam('filter')).toBe('all');
  expect(JSON.parse(navigation.inboxParam('searchQuery') ?? '')).toEqual([
    { type: 'name', name: '', operator: 'Like', value: 'my first task' },
  ]);
});

it('asks for no name where all that was typed are words', async () => {
  engine.on('POST filter/all/count', { count: 5 });
  draw([{ ...WORD, value: 'two words', typed: 'two words' }], COMPLETED, FILTERS);
  expect(await screen.findByRole('button', { name: '5 in All tasks' })).toBeTruthy();
  expect(screen.queryByText(/with the name/)).toBeNull();
});
