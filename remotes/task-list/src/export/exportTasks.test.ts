import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { askedPages, serveTasks, tasksNumbered } from '../testing/serveTasks';
import type { ExportColumn } from './exportColumns';
import { exportTasks } from './exportTasks';

const engine = useFakeEngine('demo');
const name: ExportColumn = { label: 'Task', variables: [], textOf: ({ task }) => task.name };
const amount: ExportColumn = {
  label: 'Amount',
  variables: ['amount'],
  textOf: ({ facts }) => String(facts.amount?.variable.value ?? ''),
};

function prepare(
  columns: readonly ExportColumn[],
  onProgress = vi.fn(),
  settings: Parameters<typeof exportTasks>[0]['settings'] = {},
) {
  const list = { filterId: 'f', query: {}, sorting: [], settings };
  const run = async (signal: AbortSignal) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (
        await exportTasks({ client: engine.connect(), userId: 'demo', ...list, columns, onProgress }, signal)
      ).arrayBuffer(),
    );
  return { run };
}

const never = new AbortController().signal;

it('writes all rows, page by page, and reports how many', async () => {
  serveTasks(engine, () => tasksNumbered(1203));
  const onProgress = vi.fn();
  const { run } = prepare([name], onProgress);
  const text = await run(never);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1204);
  expect(lines[1]).toBe('"Task 0"');
  expect(lines.at(-1)).toBe('"Task 1202"');
  expect(askedPages(engine)).toEqual(['0+500', '500+500', '1000+500']);
  expect(onProgress.mock.calls).toEqual([[500], [1000], [1203]]);
});

it.each([
  ['no group', [], true],
  ['a group', [{ id: 'sales', name: 'Sales' }], false],
])('writes no row of the groups of a person in %s, whom the engine refuses', async (_, groups, isWritten) => {
  const message = "Unable to invoke method 'taskCandidateGroupIn' on class 'TaskQueryImpl'";
  engine.on('POST filter/f/list', { type: 'ProcessEngineException', message }, 500);
  engine.on('GET identity/groups', { groups, groupUsers: [] });
  const text = prepare([name]).run(never);
  if (isWritten) expect((await text).trimEnd()).toMatch(/"?Task"?$/);
  else await expect(text).rejects.toThrow('taskCandidateGroupIn');
});

it('begins with the mark that spreadsheets look for', async () => {
  serveTasks(engine, () => tasksNumbered(1));
  const { run } = prepare([name]);
  const text = await run(never);
  expect([...new TextEncoder().encode(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('writes variables, asked for once a page', async () => {
  serveTasks(engine, () => tasksNumbered(2));
  engine.on('POST variable-instance', [
    {
      id: 'v',
      name: 'amount',
      taskId: 't1',
      executionId: null,
      type: 'Integer',
      value: 7,
      valueInfo: {},
    },
  ]);
  const { run } = prepare([name, amount]);
  const text = await run(never);
  expect(text.replace('\uFEFF', '')).toBe('"Task","Amount"\r\n"Task 0",""\r\n"Task 1","7"\r\n');
});

it('writes the names of people where the administrator says that a variable has one', async () => {
  serveTasks(engine, () => tasksNumbered(2).map((task) => ({ ...task, processDefinitionId: 'invoice:1:1' })));
  engine.on('POST variable-instance', [
    {
      id: 'v',
      name: 'clerk',
      taskId: 't1',
      executionId: null,
      type: 'String',
      value: 'lisa',
      valueInfo: {},
    },
  ]);
  engine.on('GET process-definition', []);
  engine.on('GET user', [{ id: 'lisa', firstName: 'Lisa', lastName: 'Chen', email: null }]);
  const clerk: ExportColumn = {
    label: 'Clerk',
    variables: ['clerk'],
    textOf: ({ facts: { clerk: fact }, nameOf }) =>
      fact?.value.kind === 'person' ? nameOf(fact.value.id) : '',
  };
  const settings = { invoice: [{ variable: 'clerk', format: 'person' }] } as const;
  const { run } = prepare([name, clerk], vi.fn(), settings);
  const text = await run(never);
  expect(text).toContain('"Task 0",""\r\n"Task 1","Lisa Chen"');
});

it('writes the key of the process or the case, asked for once a page', async () => {
  const [first, second] = tasksNumbered(2);
  serveTasks(engine, () => [
    { ...first, processInstanceId: 'p' },
    { ...second, caseInstanceId: 'c' },
  ]);
  engine.on('POST process-instance', [{ id: 'p', businessKey: 'INV-1' }]);
  engine.on('POST history/case-instance', [{ id: 'c', businessKey: 'CLAIM-1' }]);
  const { run } = prepare([name, { label: 'Key', variables: [], textOf: ({ names }) => names.businessKey }]);
  const text = await run(never);
  expect(text).toContain('"Task 0","INV-1"\r\n"Task 1","CLAIM-1"');
});

it('stops when the person cancels it', async () => {
  serveTasks(engine, () => tasksNumbered(2000));
  const controller = new AbortController();
  const { run } = prepare(
    [name],
    vi.fn(() => controller.abort()),
  );
  await expect(run(controller.signal)).rejects.toThrow();
  expect(askedPages(engine)).toEqual(['0+500']);
});

it('asks for each page after the one before, where the time of creation says where that ends', async () => {
  const tasks = tasksNumbered(700).map((task, index) => ({
    ...task,
    created: new Date(Date.UTC(2026, 10, 21) - index * 1000).toISOString().replace('Z', '+0000'),
  }));
  const bodies: string[] = [];
  engine.on('POST filter/f/list', async ({ request }) => {
    const body = await request.text();
    bodies.push(body);
    return HttpResponse.json(body.includes('createdBefore') ? tasks.slice(499) : tasks.slice(0, 500));
  });
  const list = { filterId: 'f', stored: {}, query: {}, sorting: DEFAULT_SORTING, settings: {} };
  const file = await exportTasks(
    { client: engine.connect(), userId: 'demo', ...list, columns: [name], onProgress: vi.fn() },
    never,
  );
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(701);
  expect(askedPages(engine)).toEqual(['0+500', '0+501']);
  expect(bodies[1]).toMatch(/"createdBefore":"[^"]+:41\.001/);
});
