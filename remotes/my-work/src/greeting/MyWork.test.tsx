import { QueryObserver } from '@tanstack/react-query';
import { startOfDay } from '@taskweave/base/calendar';
import { toEngineDate } from '@taskweave/base/engineDate';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { InboxParams } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import { chooseStart } from '../start/startChoice';
import { watchDoneTasks } from './doneTasks';
import MyWork from './MyWork';

const engine = useFakeEngine('demo');
const FILTERS = [
  {
    id: 'mine',
    name: 'Mine',
    owner: null,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
    query: { assigneeExpression: '${currentUser()}' },
    properties: {},
  },
];

let filters: readonly object[];
let tasks: object[];
let query: string;
let offered: number;
let history: () => Response;

beforeEach(() => {
  filters = FILTERS;
  tasks = [];
  offered = 0;
  history = () => HttpResponse.json([]);
  engine.on('GET filter', () => filters);
  engine.on('POST task', async ({ request }) => {
    query = await request.text();
    return HttpResponse.json(tasks);
  });
  engine.on('POST task/count', () => ({ count: offered }));
  engine.on('POST history/task', () => history());
});

function dueIn(days: number, more: object = {}) {
  const due = toEngineDate(startOfDay(new Date(), days));
  return { id: `due ${days}`, name: `Task ${days}`, due, priority: 50, ...more };
}

function page(forbidden: readonly string[] = [], params: InboxParams = { filter: 'mine' }) {
  const meta = { path: '/completed-tasks' };
  const pages = [{ id: 'done', label: 'Completed tasks', meta, render: () => null }];
  return openApp(plugin, null, { engine, params, forbidden, items: { 'tasklist.route': pages } });
}

function draw(app = page()) {
  app.rerender(<MyWork />);
  return app;
}

const requests = () =>
  engine.lines().flatMap((line) => (line.startsWith('POST') ? line.split('/default/').slice(1) : []));

it.each([
  ['asks for keys and processes of tasks that the list beside it does not show', 'all', 1],
  ['leaves them to a list of the same tasks', 'mine', 0],
])('%s', async (_what, filter, asked) => {
  filters = [...FILTERS, { id: 'all', name: 'All', owner: null, query: {}, properties: {} }];
  tasks = [-5, -4].map((days) =>
    dueIn(days, { processInstanceId: `p${days}`, processDefinitionId: 'invoice:1:abc' }),
  );
  engine.on('POST process-instance', [
    { id: 'p-5', businessKey: 'INV-5' },
    { id: 'p-4', businessKey: 'INV-4' },
  ]);
  engine.on('GET process-definition', [
    { id: 'invoice:1:abc', key: 'invoice', name: 'Invoice approval', version: 1 },
  ]);
  draw(page([], { filter }));

  expect(await screen.findByText('Task -4')).toBeTruthy();
  if (asked > 0) await screen.findByRole('link', { name: /^Task -5.*INV-5\W+Invoice approval$/ });
  expect(requests().filter((path) => path.startsWith('process-instance'))).toHaveLength(asked);
  expect(engine.lines().filter((line) => line.includes('process-definition'))).toHaveLength(asked);
});

it('asks for no name that a list has asked for', async () => {
  tasks = [dueIn(-5, { processDefinitionId: 'invoice:1:abc' })];
  const app = page([], { filter: 'all' });
  const { queryKey } = definitionNameQueries(app.host.services.engine).processes(['invoice:1:abc', 'b:1']);
  app.queries.setQueryData(queryKey, { 'invoice:1:abc': { key: 'invoice', name: 'Invoice approval' } });
  draw(app);
  expect(await screen.findByRole('link', { name: /^Task -5/ })).toBeTruthy();
  expect(engine.lines().filter((line) => line.includes('process-definition'))).toEqual([]);
});

it('counts what is overdue, begins with the first, and names the next three, in two requests', async () => {
  tasks = [-5, -4, -3, -2].map((days) => dueIn(days));
  offered = 7;
  const { baseElement } = draw();

  expect(await screen.findByRole('link', { name: 'Overdue 4' })).toBeTruthy();
  const begun = within(screen.getByRole('region', { name: 'Start with' })).getByRole('link');
  const card = screen.getByRole('region', { name: 'Start with' });
  expect(card.dataset.urgency).toBe('danger');
  expect([begun.textContent, begun.hasAttribute('data-begins')]).toEqual([
    'Task -55 days overdueEnter',
    true,
  ]);
  const links = within(screen.getByRole('region', { name: 'Overdue' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Task -44 days overdue',
    'Task -33 days overdue',
    'Task -22 days overdue',
  ]);
  expect(links.some((link) => link.hasAttribute('data-begins'))).toBe(false);
  expect(await screen.findByText('Waiting in my groups')).toBeTruthy();
  expect(requests()).toEqual(['task?firstResult=0&maxResults=100', 'task/count']);
  await expectAccessible(baseElement);
});

it.each([
  ['as the list beside it has them', { filter: 'mine', snoozed: 'hidden' }, {}, true],
  ['which the list beside it shows', { filter: 'mine', snoozed: 'shown' }, {}, false],
  ['as their filter has them, beside another list', { filter: 'other' }, { hideSnoozed: false }, false],
  ['not, where nobody says so', { filter: 'mine' }, {}, true],
])('counts snoozed tasks %s', async (_how, params, properties, isHidden) => {
  tasks = [dueIn(-1)];
  filters = [{ ...FILTERS[0], properties }];
  draw(page([], params));
  const { hash } = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Overdue 1' })).href);
  expect(query.includes('followUp')).toBe(isHidden);
  expect(new URLSearchParams(hash.split('?')[1]).get('snoozed') === 'hidden').toBe(isHidden);
});

it.each([
  ['stands beside its list', 'mine', true],
  ['stands beside another list', 'other', false],
])('knows whether it %s, which says the same', async (_where, filter, isBeside) => {
  tasks = [dueIn(-2), dueIn(-1)];
  draw(page([], { filter }));
  const section = await screen.findByRole('region', { name: 'Overdue' });
  expect(section.parentElement?.dataset.beside).toBe(isBeside ? 'true' : undefined);
});

it('begins with a list where nothing is due', async () => {
  offered = 2;
  filters = [{ ...FILTERS[0], id: 'all', query: {} }];
  draw();
  const link = await screen.findByRole('link', { name: 'Waiting in my groups 2' });
  expect(link.hasAttribute('data-begins')).toBe(true);
});

it('says in one plain line that nothing is waiting', async () => {
  draw();
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
});

it('leaves out a task that is being completed, and has it again when that is taken back', async () => {
  tasks = [dueIn(-1)];
  const app = page();
  const { host } = app;
  watchDoneTasks(host.services);
  draw(app);
  await screen.findByText('Task -1');

  act(() => host.services.taskEvents.emit({ kind: 'task-completing', taskId: 'due -1' }));
  expect(screen.queryByText('Task -1')).toBeNull();
  act(() => host.services.taskEvents.emit({ kind: 'task-returned', taskId: 'due -1' }));
  expect(screen.getByText('Task -1')).toBeTruthy();
});

it('asks the history once somebody wants to know, and names what was finished last', async () => {
  history = () =>
    HttpResponse.json([
      { id: 'h', name: 'Pay the bill', endTime: new Date().toISOString().replace('Z', '+0000') },
    ]);
  draw();
  const button = await screen.findByRole('button', { name: 'Finished today' });
  expect(engine.lines().some((line) => line.includes('history'))).toBe(false);

  await userEvent.click(button);

  const link = await screen.findByRole('link', { name: /^Pay the bill/ });
  expect(link.getAttribute('href')).toMatch(/completed-tasks\?.*completed=h$/);
  expect(button.textContent).toBe('Finished today 1');
});

it.each([
  ['gives nothing', () => HttpResponse.json([]), 'None that you may see.'],
  [
    'refuses it',
    () => HttpResponse.json({ type: 'AuthorizationException', message: 'no' }, { status: 403 }),
    'The engine does not give you the history.',
  ],
])('says so where the engine %s of the history', async (_how, answer, words) => {
  history = answer;
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Finished today' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('offers the history to a person who has no right to that of all processes, and maybe to that of some', async () => {
  const app = page(['READ_HISTORY Process Definition']);
  await app.host.services.permissions.can({ permission: 'READ_HISTORY', resource: 'Process Definition' });
  draw(app);
  expect(await screen.findByRole('button', { name: 'Finished today' })).toBeTruthy();
});

it('opens the first task of the list in its stead where the person has chosen that, once, without a request', async () => {
  const app = page();
  const { host, queries } = app;
  chooseStart(host.services, 'first-task');
  const rows = { filterId: 'mine', sorting: [], firstResult: 0, maxResults: 15 };
  const list = { ...taskListQueries(host.services.engine).page(rows), staleTime: Number.POSITIVE_INFINITY };
  queries.setQueryData(list.queryKey, [{ id: 'first' }]);
  const end = new QueryObserver(queries, list).subscribe(() => undefined);

  draw(app);
  expect(host.navigation.changes).toEqual([{ change: { task: 'first' }, replace: true }]);
  expect(requests()).toEqual([]);
  app.rerender(null);

  draw(app);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
  expect(host.navigation.changes).toHaveLength(1);
  end();
});
