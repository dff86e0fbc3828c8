import { QueryClient } from '@tanstack/react-query';
import { startOfDay } from '@taskweave/base/calendar';
import { toEngineDate } from '@taskweave/base/engineDate';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import TaskSearch from './TaskSearch';

const engine = useFakeEngine('demo');
const ID = '0b8e6c5a-97a4-11f0-8f0a-0242ac120002';

function taskOnEngine(id: string, name: string | null) {
  return { id, name, taskDefinitionKey: 'approve', created: '2026-11-01T10:00:00.000+0000', priority: 50 };
}

async function search(
  text: string,
  answer: (body: { taskId?: string }) => Response,
  filters: readonly object[] = [],
) {
  const bodies: unknown[] = [];
  engine.on('POST task', async ({ request }) => {
    const body = (await request.json()) as { taskId?: string };
    bodies.push(body);
    return answer(body);
  });
  const offer = vi.fn<(found: Suggestions) => void>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(filterQueries(engine.connect()).all().queryKey, filters as never);
  const { host } = openApp(
    plugin,
    <TaskSearch text={text} args={undefined} close={() => undefined} offer={offer} />,
    { engine, queries, params: { filter: '9' } },
  );
  const latest = () => offer.mock.lastCall?.[0] ?? { items: [], isSearching: true };
  await vi.waitFor(() => expect(latest().isSearching).toBe(false));
  return { host, found: latest(), bodies, latest };
}

function asWord(word: string): object {
  return {
    nameLike: `%${word}%`,
    processInstanceBusinessKeyLike: `%${word}%`,
    caseInstanceBusinessKeyLike: `%${word}%`,
    descriptionLike: `%${word}%`,
    assigneeLike: `%${word}%`,
    processInstanceBusinessKeyIn: [word.toUpperCase()],
  };
}

it('looks for each word in names, keys, descriptions and assignees', async () => {
  const { found, bodies } = await search('assign approver', () =>
    HttpResponse.json([taskOnEngine('1', 'Assign approver')]),
  );
  expect([found.items.map(({ label }) => label), bodies]).toMatchObject([
    ['Assign approver'],
    [
      {
        orQueries: [asWord('assign'), asWord('approver')],
      },
    ],
  ]);
});

it('offers the task of a pasted id first, and once', async () => {
  const { found } = await search(ID, (body) =>
    HttpResponse.json(
      body.taskId === ID ? [taskOnEngine(ID, null)] : [taskOnEngine('1', 'Another'), taskOnEngine(ID, null)],
    ),
  );
  expect(found.items.map(({ id, label }) => [id, label])).toEqual([
    [ID, 'approve'],
    ['1', 'Another'],
  ]);
});

it('opens the task, and stays in its filter', async () => {
  const { host, found } = await search('x y', () => HttpResponse.json([taskOnEngine('1', 'x y')]));
  found.items[0]?.run();
  expect(host.navigation.inboxParams).toEqual({ filter: '9', task: '1' });
});

it('says that the engine has not answered', async () => {
  const { found } = await search('x y', () =>
    HttpResponse.json({ type: 'E', message: 'down' }, { status: 500 }),
  );
  expect(found.error).toBe('The engine did not respond.');
});

it('says where a task comes from, who has it and since when; the id only of those that read the same', async () => {
  engine.on('GET user', [{ id: 'john', firstName: 'John', lastName: 'Meyer' }]);
  const two = taskOnEngine('2', 'Review invoice');
  const view = await search('review', () =>
    HttpResponse.json([
      { ...taskOnEngine('1', 'Review invoice'), assignee: 'john' },
      two,
      { ...two, id: '3' },
    ]),
  );
  const when = formatsFor('en').dateTime(new Date('2026-11-01T10:00:00Z'));
  await vi.waitFor(() =>
    expect(view.latest().items.map(({ detail }) => detail)).toEqual([
      `John Meyer · ${when}`,
      `Unassigned · ${when} · 2`,
      `Unassigned · ${when} · 3`,
    ]),
  );
});

it('says when a task is due rather than since when it is there', async () => {
  const due = toEngineDate(startOfDay(new Date(), -3));
  const { found } = await search('x', () => HttpResponse.json([{ ...taskOnEngine('1', 'x'), due }]));
  expect(found.items[0]?.detail).toBe('Unassigned · 3 days overdue');
});

it.each([
  ['overdue invoice', 'Overdue · “invoice”'],
  ['invoice', undefined],
])('says how it reads %j', async (text, reading) => {
  const { found } = await search(text, () => HttpResponse.json([]));
  expect(found.reading).toBe(reading);
});

it('looks for a key in its other case where nothing else has the word, as the list does', async () => {
  const { found, bodies } = await search('ticket', (body) =>
    HttpResponse.json(JSON.stringify(body).includes('%TICKET%') ? [taskOnEngine('1', 'Answer')] : []),
  );
  expect(found.items.map(({ label }) => label)).toEqual(['Answer']);
  expect(bodies).toHaveLength(3);
});

it('shows the oldest first where that is asked for', async () => {
  const { bodies } = await search('oldest tasks', () => HttpResponse.json([taskOnEngine('1', 'Answer')]));
  expect(bodies).toMatchObject([{ sorting: [{ sortBy: 'created', sortOrder: 'asc' }, { sortBy: 'id' }] }]);
});

const SIX = ['1', '2', '3', '4', '5', '6'].map((id) => taskOnEngine(id, `Review ${id}`));
const MINE = { id: '9', name: 'My tasks', query: { assignee: 'demo' }, properties: { variables: [] } };
const ALL = { id: '8', name: 'All tasks', query: { candidateGroups: [] }, properties: { variables: [] } };

it.each([
  ['the filter that shows every task', [MINE, ALL], 'Show all in the list', '8'],
  ['the filter that is open, where there is no other', [MINE], 'Search in the list', '9'],
])('counts what it does not show, and leads to that search in %s', async (_, filters, label, filter) => {
  const counted: unknown[] = [];
  engine.on('POST task/count', async ({ request }) => {
    counted.push(await request.json());
    return HttpResponse.json({ count: 12 });
  });
  const { found, host } = await search('re view', () => HttpResponse.json(SIX), filters);
  expect(found.items).toHaveLength(6);
  expect(found.total).toBe(12);
  expect(found.all?.label).toEqual(label);
  // The list has no suspended tasks.
  expect(counted).toEqual([{ active: true, orQueries: [asWord('re'), asWord('view')] }]);
  found.all?.run();
  const { searchQuery, ...params } = host.navigation.inboxParams;
  expect(params).toEqual({ filter });
  expect(JSON.parse(searchQuery ?? '')).toEqual([
    { type: 'anything', operator: 'Like', value: 're', name: '' },
    { type: 'anything', operator: 'Like', value: 'view', name: '' },
  ]);
});

it('leaves out snoozed tasks where the list hides them, unless they are searched for', async () => {
  engine.on('POST task/count', { count: 12 });
  const hiding = { ...ALL, properties: { ...ALL.properties, hideSnoozed: true } };
  const { bodies } = await search('re view', () => HttpResponse.json(SIX), [hiding]);
  expect(JSON.stringify(bodies)).toContain('followUpBeforeOrNotExistent');
  const snoozed = await search('snoozed', () => HttpResponse.json(SIX), [hiding]);
  expect(JSON.stringify(snoozed.bodies)).not.toContain('followUpBeforeOrNotExistent');
});

it('says how many the open filter has where it leads to that', async () => {
  engine.on('POST task/count', { count: 12 });
  engine.on('POST filter/9/count', { count: 7 });
  const { latest } = await search('re view', () => HttpResponse.json(SIX), [MINE]);
  await vi.waitFor(() => expect(latest().all?.detail).toBe('My tasks · 7'));
});

it('leads nowhere else where all there is are shown', async () => {
  const { found } = await search('re view', () => HttpResponse.json(SIX.slice(1)), [ALL]);
  expect(found.items).toHaveLength(5);
  expect(found.total).toBe(5);
  expect(found.all).toBeUndefined();
});
