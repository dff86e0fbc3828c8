import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import FilterSearch from './FilterSearch';

const engine = useFakeEngine('demo');
const noArgs = { args: undefined, close: () => undefined };

function filterOnEngine(id: string, name: string) {
  return { id, resourceType: 'Task', name, owner: null, query: {}, properties: { priority: 1 } };
}

async function search(text: string) {
  const offer = vi.fn<(found: Suggestions) => void>();
  engine.on('GET filter', () => [filterOnEngine('1', 'All my tasks'), filterOnEngine('2', 'My tasks')]);
  const { host } = openApp(plugin, <FilterSearch text={text} offer={offer} {...noArgs} />, {
    engine,
    params: { task: '7', filter: '9' },
  });
  await vi.waitFor(() => expect(offer.mock.lastCall?.[0].isSearching).toBe(false));
  return { host, items: offer.mock.lastCall?.[0].items ?? [] };
}

it.each([
  ['my', ['My tasks', 'All my tasks']],
  ['TASKS all', ['All my tasks']],
  ['overdue', []],
])('offers for %j the filters %j', async (text, names) => {
  const { items } = await search(text);
  expect(items.map(({ label }) => label)).toEqual(names);
});

it('goes to the filter, away from the task', async () => {
  const { host, items } = await search('all');
  items[0]?.run();
  expect(host.navigation.inboxParams).toEqual({ filter: '1' });
});
