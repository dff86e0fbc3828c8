import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { askedPages, serveTasks, tasksNumbered } from '../testing/serveTasks';
import type { ExportColumn } from './exportColumns';
import { exportTasks } from './exportTasks';

const engine = useFakeEngine();
beforeEach(() => {
  engine.user = 'demo';
});

const name: ExportColumn = { label: 'Task', variables: [], textOf: ({ task }) => task.name };
const amount: ExportColumn = {
  label: 'Amount',
  variables: ['amount'],
  textOf: ({ variables }) => String(variables.amount?.value ?? ''),
};

function run(columns: readonly ExportColumn[], signal = new AbortController().signal, onProgress = vi.fn()) {
  const list = { filterId: 'f', query: {}, sorting: [] };
  return exportTasks({ client: engine.connect(), ...list, columns, signal, onProgress });
}

it('writes all rows, page by page, and tells how many', async () => {
  serveTasks(engine, () => tasksNumbered(1203));
  const onProgress = vi.fn();
  const file = await run([name], undefined, onProgress);
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([1204, '"Task 0"', '"Task 1202"']);
  expect(askedPages(engine)).toEqual(['0+500', '500+500', '1000+500']);
  expect(onProgress.mock.calls).toEqual([[500], [1000], [1203]]);
});

it('begins with the mark that spreadsheets look for', async () => {
  serveTasks(engine, () => tasksNumbered(1));
  const bytes = new Uint8Array(await (await run([name])).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('writes variables, asked for once a page', async () => {
  serveTasks(engine, () => tasksNumbered(2));
  engine.answer(
    http.post(`${REST_ROOT}/variable-instance`, () =>
      HttpResponse.json([
        { id: 'v', taskId: 't1', executionId: null, type: 'Integer', value: 7, valueInfo: {} },
      ]),
    ),
  );
  const file = await run([name, amount]);
  expect((await file.text()).replace('\uFEFF', '')).toBe(
    '"Task","Amount"\r\n"Task 0",""\r\n"Task 1","7"\r\n',
  );
});

it('stops when it is told to', async () => {
  serveTasks(engine, () => tasksNumbered(2000));
  const controller = new AbortController();
  const written = run(
    [name],
    controller.signal,
    vi.fn(() => controller.abort()),
  );
  await expect(written).rejects.toThrow();
  expect(askedPages(engine)).toEqual(['0+500']);
});
