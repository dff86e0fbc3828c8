import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { findStarted, type LostStart } from './startedInstance';

const engine = useFakeEngine('demo');
const START: LostStart = {
  processDefinitionId: 'p:1:1',
  processDefinitionKey: 'p',
  userId: 'demo',
  since: new Date('2026-11-21T10:00:00.000Z'),
  businessKey: null,
  known: new Set(),
};

function serve(ids: readonly string[], { mayRead = true, running = 1, recorded = 1 } = {}): void {
  engine.on('GET history/process-instance', () => ids.map((id) => ({ id })));
  engine.on('GET authorization/check', { authorized: mayRead });
  engine.on('GET process-instance/count', { count: running });
  engine.on('GET history/process-instance/count', { count: recorded });
}

const find = (start: Partial<LostStart> = {}) => findStarted(engine.connect(), { ...START, ...start });

it('finds what this person has started since', async () => {
  serve(['I1']);
  expect(await find({ businessKey: 'ORDER-1' })).toEqual({ kind: 'done', value: 'I1' });
  const [line = ''] = engine.lines();
  const query = new URLSearchParams(line.split('?')[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    processDefinitionId: 'p:1:1',
    startedBy: 'demo',
    processInstanceBusinessKey: 'ORDER-1',
    rootProcessInstances: 'true',
  });
  const since = Date.parse((query.get('startedAfter') ?? '').replace(/(\d\d)$/, ':$1'));
  expect(since).toBe(START.since.getTime() - 2_000);
});

it('does not take an instance for new that another start has made', async () => {
  serve(['I1']);
  expect(await find({ known: new Set(['I1']) })).toEqual({ kind: 'not-done' });
});

it('knows that there is none where it would be seen', async () => {
  serve([], { running: 0, recorded: 0 });
  expect(await find()).toEqual({ kind: 'not-done' });
});

it.each([
  ['who may not read the history', { mayRead: false }],
  ['an engine that keeps none', { running: 3, recorded: 0 }],
])('does not know it for %s', async (_, facts) => {
  serve([], facts);
  expect(await find()).toEqual({ kind: 'unclear' });
});
