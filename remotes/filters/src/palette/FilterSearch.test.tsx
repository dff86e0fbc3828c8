import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import FilterSearch from './FilterSearch';

const engine = useFakeEngine();
const noArgs = { args: undefined, close: () => undefined };

function filterOnEngine(id: string, name: string) {
  return { id, resourceType: 'Task', name, owner: null, query: {}, properties: { priority: 1 } };
}

async function search(text: string) {
  engine.user = 'demo';
  engine.on('GET filter', () => [filterOnEngine('1', 'All my tasks'), filterOnEngine('2', 'My tasks')]);
  const host = createTestHost({ engine: engine.connect(), params: { task: '7', filter: '9' } });
  let found: Suggestions = { items: [], isSearching: true };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FilterSearch
        text={text}
        offer={(next) => {
          found = next;
        }}
        {...noArgs}
      />
    </QueryClientProvider>,
    { wrapper: host.Provider },
  );
  await vi.waitFor(() => expect(found.isSearching).toBe(false));
  return { host, items: found.items };
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
  expect(host.navigation.params).toEqual({ filter: '1' });
});
