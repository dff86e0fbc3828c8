import { type FakeEngine, pagesOf } from '@taskweave/engine-client/testing/fakeEngine';

const TASK = {
  assignee: null,
  created: '2026-11-21T05:39:16.266+0000',
  due: null,
  followUp: null,
  priority: 50,
  processDefinitionId: null,
  processInstanceId: null,
  suspended: false,
};

export function tasksNumbered(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({ ...TASK, id: `t${index}`, name: `Task ${index}` }));
}

export function serveTasks(
  engine: FakeEngine,
  tasks: () => readonly Record<string, unknown>[],
  properties: Record<string, unknown> = {},
): void {
  engine.on('GET filter', [{ id: 'f', name: 'My tasks', query: {}, properties }]);
  engine.on('POST filter/f/count', () => ({ count: tasks().length }));
  engine.on('POST filter/f/list', pagesOf(tasks));
}

export function askedPages(engine: FakeEngine): readonly string[] {
  return engine
    .lines()
    .filter((line) => line.includes('/list?'))
    .map((line) => line.split('firstResult=')[1]?.replace('&maxResults=', '+') ?? '');
}
