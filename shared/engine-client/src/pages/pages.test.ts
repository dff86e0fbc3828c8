import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { resourceOf } from '../rest-api/resourceOf';
import { useFakeEngine } from '../testing/fakeEngine';
import { byBody } from './byBody';
import { countThenList } from './countThenList';
import { listThenCount } from './listThenCount';

const engine = useFakeEngine('demo');
const REST = 'GET api/engine/engine/default';
const JOBS = [{ id: '1' }, { id: '2' }];
let found = JOBS;

beforeEach(() => {
  found = JOBS;
  engine.on('GET job/count', { count: 12 });
  engine.on('GET job', () => found);
});

const jobs = () => resourceOf(engine.connect(), 'job');

it('counts first, and lists with the page and its order @S7.62', async () => {
  const page = await countThenList(jobs(), {
    query: { active: true },
    sorting: { sortBy: 'jobId', sortOrder: 'asc' },
    firstResult: 10,
    maxResults: 5,
  });
  expect(page).toEqual({ count: 12, items: JOBS });
  expect(engine.lines()).toEqual([
    `${REST}/job/count?active=true`,
    `${REST}/job?active=true&sortBy=jobId&sortOrder=asc&firstResult=10&maxResults=5`,
  ]);
});

it('does not list what is beyond the end @S7.62', async () => {
  expect(await countThenList(jobs(), { firstResult: 12 })).toEqual({ count: 12, items: [] });
  expect(engine.lines()).toEqual([`${REST}/job/count`]);
});

it('counts by a page that is not full', async () => {
  const page = await listThenCount(jobs(), { firstResult: 50, maxResults: 3 });
  expect(page).toEqual({ count: 52, items: JOBS });
  expect(engine.lines()).toEqual([`${REST}/job?firstResult=50&maxResults=3`]);
});

it('asks for the count of more than a page, by what the list was asked for', async () => {
  const page = await listThenCount(jobs(), { query: { active: true }, maxResults: 2 });
  expect(page).toEqual({ count: 12, items: JOBS });
  expect(engine.lines()).toEqual([
    `${REST}/job?active=true&firstResult=0&maxResults=2`,
    `${REST}/job/count?active=true`,
  ]);
});

it('asks for the count where the page is beyond the end', async () => {
  found = [];
  expect(await listThenCount(jobs(), { firstResult: 50 })).toEqual({ count: 12, items: [] });
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
  const instances = byBody(resourceOf(engine.connect(), 'process-instance'));
  const page = await countThenList(instances, { query: criteria, firstResult: 10, maxResults: 5 });
  expect(page).toEqual({ count: 12, items: JOBS });
  expect(asked).toEqual([
    ['', criteria],
    ['?firstResult=10&maxResults=5', criteria],
  ]);
});

it('asks for all where there are no criteria', async () => {
  engine.on('POST process-instance/count', { count: 0 });
  expect(await countThenList(byBody(resourceOf(engine.connect(), 'process-instance')), {})).toEqual({
    count: 0,
    items: [],
  });
});
