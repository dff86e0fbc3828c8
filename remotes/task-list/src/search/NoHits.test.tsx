import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import NoHits from './NoHits';

const engine = useFakeEngine('demo');
beforeEach(() => engine.on('GET filter', []));
afterEach(cleanup);

const COMPLETED: TestPointItems = {
  'tasklist.route': [
    { id: 'done', label: 'Completed tasks', meta: { path: '/completed-tasks' }, render: () => null },
  ],
};

function draw(criteria: readonly object[], items: TestPointItems = COMPLETED) {
  const params = { filter: 'mine', searchQuery: JSON.stringify(criteria) };
  return openApp(plugin, <NoHits />, { engine, params, items }).host;
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
