import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useFakeEngine } from '../testing/fakeEngine';
import { countThenList } from './countThenList';

const engine = useFakeEngine('demo');
const REST = 'GET api/engine/engine/default';
const JOBS = [{ id: '1' }, { id: '2' }];

beforeEach(() => {
  engine.on('GET job/count', { count: 12 });
  engine.on('GET job', JOBS);
});

it('counts first, and lists with the page and its order @S7.62', async () => {
  const page = await countThenList(engine.connect(), 'GET /job', {
    query: { active: true, sortBy: 'jobId', sortOrder: 'asc', firstResult: 10, maxResults: 5 },
  });
  expect(page).toEqual({ count: 12, items: JOBS });
  expect(engine.lines()).toEqual([
    `${REST}/job/count?active=true`,
    `${REST}/job?firstResult=10&maxResults=5&active=true&sortBy=jobId&sortOrder=asc`,
  ]);
});

it('does not list what is beyond the end @S7.62', async () => {
  expect(await countThenList(engine.connect(), 'GET /job', { query: { firstResult: 12 } })).toEqual({
    count: 12,
    items: [],
  });
  expect(engine.lines()).toEqual([`${REST}/job/count`]);
});

it('counts and lists by criteria in the body, with the range in the address', async () => {
  const asked: unknown[] = [];
  const answer = (body: object) =>
    async function note({ request }: { readonly request: Request }) {
      asked.push([new URL(request.url).search, await request.json()]);
      return HttpResponse.json(body);
    };
  engine.on('POST process-instance/count', answer({ count: 12 }));
  engine.on('POST process-instance', answer(JOBS));
  const criteria = { withIncident: true, sorting: [{ sortBy: 'businessKey', sortOrder: 'asc' }] } as const;
  const query = { firstResult: 10, maxResults: 5 };
  const page = await countThenList(engine.connect(), 'POST /process-instance', { query, body: criteria });
  expect(page).toEqual({ count: 12, items: JOBS });
  expect(asked).toEqual([
    ['', criteria],
    ['?firstResult=10&maxResults=5', criteria],
  ]);
});

it('asks for all where there are no criteria', async () => {
  engine.on('POST process-instance/count', { count: 0 });
  expect(await countThenList(engine.connect(), 'POST /process-instance', {})).toEqual({
    count: 0,
    items: [],
  });
});
