import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { describe, expect, it } from 'vitest';
import { countDonePerDay, getDoneByProcess, getDurations } from './doneReport';

const engine = useFakeEngine('demo');
const { signal } = new AbortController();
const NOW = new Date(2026, 1, 18, 14, 3);

function asked(): readonly URLSearchParams[] {
  return engine.lines().map((line) => new URLSearchParams(line.split('?')[1]));
}

describe('completed tasks', () => {
  it('are counted for whole days, the last of which is today', async () => {
    engine.on('GET history/task/count', { count: 2 });
    const days = await countDonePerDay(engine.connect(), NOW, signal);
    expect(days.map(({ day, count }) => [day.getDate(), count])).toEqual(
      [12, 13, 14, 15, 16, 17, 18].map((day) => [day, 2]),
    );
    const last = asked().find((query) => query.get('finishedAfter')?.startsWith('2026-02-18T00:00:00.000'));
    expect(last?.get('finishedBefore')).toMatch(/^2026-02-18T23:59:59\.999/);
    expect(last?.get('taskDeleteReason')).toBe('completed');
  });

  it('are reported by process, all versions together, the most first', async () => {
    engine.on('GET history/task/report', [
      { processDefinitionKey: 'order', processDefinitionName: null, count: 4 },
      { processDefinitionKey: 'invoice', processDefinitionName: 'Invoice', count: 3 },
      { processDefinitionKey: 'invoice', processDefinitionName: 'Invoice', count: 2 },
    ]);
    expect(await getDoneByProcess(engine.connect(), NOW, signal)).toEqual([
      { name: 'Invoice', count: 5 },
      { name: 'order', count: 4 },
    ]);
    expect([asked()[0]?.get('reportType'), asked()[0]?.get('groupBy')]).toEqual([
      'count',
      'processDefinition',
    ]);
  });
});

it('asks how long tasks took by month, the oldest first, over the end of a year @S9.11', async () => {
  const month = (period: number) => ({ period, periodUnit: 'MONTH', minimum: 1, average: 2, maximum: 3 });
  engine.on('GET history/task/report', () => [month(1), month(2), month(11), month(3)]);
  const months = await getDurations(engine.connect(), NOW, signal);
  expect(months.map((one) => one.month)).toEqual([3, 11, 1, 2]);
  const [query] = asked();
  expect([query?.get('reportType'), query?.get('periodUnit')]).toEqual(['duration', 'month']);
  expect(query?.get('completedAfter')).toMatch(/^2025-03-01T00:00:00\.000/);
});
