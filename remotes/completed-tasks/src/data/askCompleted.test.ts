import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { askCompleted, type CompletedQuestion, startOf } from './askCompleted';

const engine = useFakeEngine('demo');
const HOUR = 3_600_000;
const COUNTS: Readonly<Record<string, number>> = { mary: 170, john: 60, lisa: 3 };

let calls: string[];

beforeEach(() => {
  calls = [];
  engine.on('POST history/task', async ({ request, query }) => {
    const { taskAssignee } = (await request.json()) as { readonly taskAssignee: string };
    const first = Number(query.get('firstResult'));
    calls.push(`${taskAssignee} ${first}`);
    const all = Array.from({ length: COUNTS[taskAssignee] ?? 0 }, (_, index) => ({
      id: `${taskAssignee} ${index}`,
      name: 'Sign',
      assignee: taskAssignee,
      priority: 50,
      endTime: new Date(Date.UTC(2026, 10, 24) - index * HOUR).toISOString().replace('Z', '+0000'),
    }));
    return HttpResponse.json(all.slice(first, first + Number(query.get('maxResults'))));
  });
  engine.on('GET user', []);
});

it('pages through the tasks of several people, and asks for each row once', async () => {
  const client = engine.connect();
  const question: CompletedQuestion = { people: Object.keys(COUNTS), conditions: {} };
  const { signal } = new AbortController();
  const pages = [];
  let place: ReturnType<typeof startOf> | null = startOf(question.people);
  while (place !== null) {
    const { rows, next } = await askCompleted(client, question, place, signal);
    pages.push(rows.map(({ task }) => task));
    place = next;
  }
  const all = pages.flat();
  const times = all.map(({ completed }) => Date.parse(completed));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(all.map(({ id }) => id)).size).toBe(233);
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 33]);
  expect(calls.toSorted()).toEqual(
    ['john 0', 'john 50', 'lisa 0', 'mary 0', 'mary 50', 'mary 100', 'mary 150'].toSorted(),
  );
});
