import { type FakeEngine, REST_ROOT } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';

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

/** Tasks as the engine sends them, `Task 0` with the id `t0` and so on, unassigned and of no process. */
export function tasksNumbered(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({ ...TASK, id: `t${index}`, name: `Task ${index}` }));
}

/** Serves the tasks that `tasks` holds at the time, as the only filter `f`. */
export function serveTasks(
  engine: FakeEngine,
  tasks: () => readonly Record<string, unknown>[],
  properties: Record<string, unknown> = {},
): void {
  engine.answer(
    http.get(`${REST_ROOT}/filter`, () =>
      HttpResponse.json([{ id: 'f', name: 'My tasks', query: {}, properties }]),
    ),
    http.post(`${REST_ROOT}/filter/f/count`, () => HttpResponse.json({ count: tasks().length })),
    http.post(`${REST_ROOT}/filter/f/list`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const first = Number(query.get('firstResult'));
      return HttpResponse.json(tasks().slice(first, first + Number(query.get('maxResults'))));
    }),
  );
}

/** The pages that were asked for so far: first row and size. */
export function askedPages(engine: FakeEngine): readonly string[] {
  return engine
    .lines()
    .filter((line) => line.includes('/list?'))
    .map((line) => line.split('firstResult=')[1]?.replace('&maxResults=', '+') ?? '');
}
