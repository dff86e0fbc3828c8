import { pagesOf, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it } from 'vitest';
import { EVERY_ROW } from '../data/RowSearch';
import { csvOf } from './csvOf';

const engine = useFakeEngine('demo');
const HEADS = {
  name: 'Task',
  completed: 'Completed',
  person: 'By',
  businessKey: 'Key',
  process: 'Process',
  priority: 'Priority',
  created: 'Created',
  due: 'Due',
};

it('has every page of what the search matches, once, and no formula', async () => {
  const tasks = Array.from({ length: 51 }, (_, index) => ({
    id: `t${index}`,
    name: index === 50 ? '=SUM(A1)' : `Task ${index}`,
    assignee: 'mary',
    endTime: '2026-11-24T10:00:00.000+0000',
    priority: 50,
  }));
  engine.on(
    'POST history/task',
    pagesOf(() => tasks),
  );
  engine.on('GET user', []);
  const question = { people: ['mary'], conditions: {} };
  const request = { client: engine.connect(), question, heads: HEADS };
  const signal = new AbortController().signal;
  const all = await csvOf({ ...request, search: EVERY_ROW }, signal);
  expect(all).toHaveLength(52);
  expect(all.at(-1)).toMatch(/^"'=SUM\(A1\)","2026-11-24 \d\d:00","mary"/);
  expect(await csvOf({ ...request, search: { ...EVERY_ROW, words: ['task 4'] } }, signal)).toHaveLength(15);
});
