// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TaskEvent } from '@taskweave/plugin-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAhead } from './askAhead';

const engine = useFakeEngine();
const listeners = new Set<(event: TaskEvent) => void>();
const heard: TaskEvent[] = [];
const formsOf: string[] = [];
let list: HTMLElement;
let queries: QueryClient;
let end: () => void;

const link = (id: string) => list.querySelector(`#${id}`) as HTMLElement;
const taskOf = (id: string) => aTask({ id });

function point(kind: string, target: Element, details: Record<string, unknown> = {}): void {
  const event = new Event(kind, { bubbles: true });
  target.dispatchEvent(Object.assign(event, { pointerType: 'mouse', button: 0, ...details }));
}

function display(taskId: string): void {
  for (const listener of listeners) listener({ kind: 'task-displayed', taskId });
}

const expected = () => heard.map((event) => ('taskId' in event ? event.taskId : ''));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard.length = 0;
  formsOf.length = 0;
  engine.on('GET task/:id', ({ params }) => ({ id: params.id }));
  engine.on('GET task/:id/form', { key: null, contextPath: null });
  list = document.createElement('div');
  list.innerHTML = '<a id="t1">One</a><a id="t2">Two</a><button id="t3">Claim</button>';
  queries = new QueryClient();
  end = askAhead({
    list,
    client: engine.connect(),
    queries,
    taskEvents: {
      emit: (event) => heard.push(event),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    taskIn: (target) => (target instanceof Element ? taskOf(target.id) : undefined),
    nextAfter: () => taskOf('next'),
    fetchForm: ({ id }) => formsOf.push(id),
  });
});

afterEach(() => {
  end();
});

it('asks for the task and its form once the mouse rests on a row', async () => {
  point('pointerover', link('t1'));
  await vi.advanceTimersByTimeAsync(100);
  expect(expected()).toEqual(['t1']);
  await vi.waitFor(() => expect(engine.lines()).toHaveLength(2));
  expect(engine.lines().map((line) => line.split('/task/')[1])).toEqual(['t1', 't1/form']);
});

it('asks for nothing while the mouse sweeps over the list', async () => {
  point('pointerover', link('t1'));
  await vi.advanceTimersByTimeAsync(60);
  point('pointerover', link('t2'));
  await vi.advanceTimersByTimeAsync(60);
  point('pointerleave', list);
  await vi.advanceTimersByTimeAsync(1000);
  expect(expected()).toEqual([]);
});

it('asks for the task that a row has by then', async () => {
  point('pointerover', link('t1'));
  link('t1').id = 't4';
  await vi.advanceTimersByTimeAsync(100);
  expect(expected()).toEqual(['t4']);
});

it('asks for nothing while the mouse rests on a list that is asked again', async () => {
  const queryKey = [...taskListQueries(engine.connect()).pagesKey, 'f1'];
  void queries.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  point('pointerover', link('t1'));
  await vi.advanceTimersByTimeAsync(100);
  expect(expected()).toEqual([]);
});

it('asks as soon as the press on a row begins', () => {
  point('pointerdown', link('t2'));
  expect(expected()).toEqual(['t2']);
});

it('fetches the code of the form with the task', () => {
  point('pointerdown', link('t2'));
  expect(formsOf).toEqual(['t2']);
});

it('takes no finger that may scroll and no button on a row for the wish to open it', () => {
  point('pointerdown', link('t1'), { pointerType: 'touch' });
  point('pointerdown', link('t3'));
  expect(expected()).toEqual([]);
});

it('asks for the next task once one has been open for a while', async () => {
  display('t1');
  await vi.advanceTimersByTimeAsync(300);
  display('t2');
  await vi.advanceTimersByTimeAsync(300);
  expect(expected()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(expected()).toEqual(['next']);
});

it('does not ask for the task that is open', async () => {
  display('t1');
  point('pointerover', link('t1'));
  await vi.advanceTimersByTimeAsync(200);
  expect(expected()).toEqual([]);
});

it('asks for nothing where bytes are dear', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  point('pointerdown', link('t1'));
  vi.unstubAllGlobals();
  expect(expected()).toEqual([]);
});

it('asks for nothing once it has ended', async () => {
  point('pointerover', link('t1'));
  display('t1');
  end();
  point('pointerover', link('t2'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(expected()).toEqual([]);
});
