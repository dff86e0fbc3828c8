import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import WorkloadPage from './WorkloadPage';

const engine = useFakeEngine('demo');
const FORBIDDEN = {
  type: 'AuthorizationException',
  message: 'no',
  code: 0,
  missingAuthorizations: [{ permissionName: 'READ', resourceName: 'Task', resourceId: '*' }],
};

interface FakeTask {
  readonly processDefinitionId: string | null;
  readonly assignee: string | null;
}

let tasks: FakeTask[];
let filters: object[];
let mayReadReport: boolean;

function matching(body: Record<string, unknown>): readonly FakeTask[] {
  const conditions = [body, ...((body.orQueries as Record<string, unknown>[] | undefined) ?? [])];
  return tasks.filter((task) =>
    conditions.every(
      ({
        processDefinitionKey: key,
        assignee,
        unassigned,
        assigned,
        assigneeNotIn: not,
        dueBefore,
        dueAfter,
      }) =>
        (key === undefined || task.processDefinitionId?.startsWith(`${key}:`) === true) &&
        (assignee === undefined || task.assignee === assignee) &&
        (unassigned !== true || task.assignee === null) &&
        (assigned !== true || task.assignee !== null) &&
        (!Array.isArray(not) || !not.includes(task.assignee)) &&
        dueBefore === undefined &&
        dueAfter === undefined,
    ),
  );
}

beforeEach(() => {
  tasks = [
    { processDefinitionId: 'invoice:2:77', assignee: 'mary' },
    { processDefinitionId: 'invoice:1:76', assignee: null },
    { processDefinitionId: null, assignee: null },
  ];
  filters = [{ id: 'all', name: 'All tasks', owner: null, query: {}, properties: { priority: 1 } }];
  mayReadReport = true;
  const count = async ({ request }: { readonly request: Request }) =>
    HttpResponse.json({ count: matching((await request.json()) as Record<string, unknown>).length });
  const list = async ({ request }: { readonly request: Request }) =>
    HttpResponse.json(matching((await request.json()) as Record<string, unknown>).slice(0, 100));
  engine.on('GET filter', () => filters);
  engine.on('POST task/count', count);
  engine.on('POST filter/mine/count', count);
  engine.on('POST task', list);
  engine.on('POST filter/mine/list', list);
  engine.on('GET process-definition', [{ key: 'order', name: 'Order' }]);
  engine.on('GET group', []);
  engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: null }]);
  engine.on('GET identity/groups', { groups: [], groupUsers: [] });
  engine.on('GET task/report/candidate-group-count', () =>
    mayReadReport
      ? HttpResponse.json([{ groupName: 'sales', taskCount: 3 }])
      : HttpResponse.json(FORBIDDEN, { status: 403 }),
  );
  engine.on('GET history/task/count', { count: 2 });
  engine.on('GET history/task/report', []);
});

function open(params: Readonly<Record<string, string>> = {}) {
  return openApp(plugin, <WorkloadPage params={params} />, { engine });
}

/** jsdom cannot draw the chart, so its table is shown. */
async function rowsOf(title: string): Promise<readonly (string | null)[]> {
  const figure = await screen.findByRole('figure', { name: title });
  return within(figure)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

it('counts by process, and says how many are in none', async () => {
  const { container } = open();
  expect(await rowsOf('Open tasks by process')).toEqual(['invoice2']);
  expect(
    await screen.findByText(
      '1 more task belongs to a case, to no process, or to a process that is not shown here.',
    ),
  ).toBeTruthy();
  await expectAccessible(container);
});

it('names assignees as soon as the engine does, those without one first', async () => {
  open();
  await waitFor(async () =>
    expect(await rowsOf('Open tasks by assignee')).toEqual(['Unassigned2', 'Mary Okafor1']),
  );
});

it('counts within a filter and adds to what it asks for', async () => {
  filters = [
    ...filters,
    { id: 'mine', name: 'Mine', owner: null, query: { assignee: 'mary' }, properties: {} },
  ];
  open({ filter: 'mine' });
  expect(await screen.findByText(/open tasks of the filter “Mine”/)).toBeTruthy();
  await rowsOf('Open tasks by process');
  const bodies = engine.calls
    .filter(({ line }) => line.includes('filter/mine/count'))
    .map(({ body }) => body);
  expect(bodies).toContain('{"orQueries":[{"processDefinitionKey":"invoice"}],"active":true}');
});

it('says that there is nothing to do', async () => {
  tasks = [];
  open();
  expect(await screen.findAllByText('There are no open tasks.')).not.toEqual([]);
  expect(screen.queryByRole('figure', { name: 'Open tasks by due date' })).toBeNull();
});

it('finds no tasks of the groups of a person in no group, whom the engine refuses', async () => {
  filters = [{ id: 'groups', name: 'My groups', owner: null, query: {}, properties: {} }];
  const message = "Unable to invoke method 'taskCandidateGroupIn' on class 'TaskQueryImpl'";
  const refuse = () => HttpResponse.json({ type: 'ProcessEngineException', message }, { status: 500 });
  engine.on('POST filter/groups/count', refuse);
  engine.on('POST filter/groups/list', refuse);
  open({ filter: 'groups' });
  expect(await screen.findAllByText('There are no open tasks.')).not.toEqual([]);
  expect(screen.queryByText('This could not be counted')).toBeNull();
});

it('leaves the other cards standing where the engine refuses one', async () => {
  mayReadReport = false;
  open();
  const report = await screen.findByRole('region', { name: 'Candidate group report' });
  expect(await within(report).findByText('This could not be counted')).toBeTruthy();
  expect(await rowsOf('Open tasks by process')).toEqual(['invoice2']);
  expect(await screen.findByText(/Only your own groups are shown/)).toBeTruthy();
});

it('counts again when the person asks, never by itself', async () => {
  open();
  expect(await rowsOf('Open tasks by process')).toEqual(['invoice2']);
  await screen.findByRole('figure', { name: 'Open tasks by assignee' });
  tasks.push({ processDefinitionId: 'order:1:1', assignee: null });
  const calls = engine.calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(await rowsOf('Open tasks by process')).toEqual(['invoice2']);
  expect(engine.calls.length).toBe(calls);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(async () => expect(await rowsOf('Open tasks by process')).toEqual(['invoice2', 'Order1']));
});
