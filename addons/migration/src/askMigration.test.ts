import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { expect, it } from 'vitest';
import { askMigration, migrationFile } from './askMigration';

const engine = useFakeEngine('demo');
const HEADS = {
  engine: 'Engine',
  process: 'Process',
  open: 'Open',
  oldest: 'Oldest',
  done: 'Done',
  running: 'Running',
};

const OPEN: Readonly<Record<string, readonly string[]>> = {
  'invoice:1:a': ['2026-02-03T10:00:00.000+0000', '2026-02-04T10:00:00.000+0000'],
  'invoice:2:b': ['2026-01-02T10:00:00.000+0000'],
  'invoice:1:a~c7': ['2025-12-01T10:00:00.000+0000'],
};

function ask() {
  const version = (id: string, instances: number) => ({
    id,
    instances,
    definition: { key: 'invoice', name: 'Invoice' },
  });
  engine.on('GET process-definition/statistics', [
    version('invoice:1:a', 2),
    version('invoice:2:b', 1),
    version('invoice:3:c', 0),
    version('invoice:1:a~c7', 4),
  ]);
  engine.on('GET history/task/report', [
    {
      processDefinitionId: 'invoice:2:b',
      processDefinitionKey: 'invoice',
      processDefinitionName: 'Invoice',
      count: 3,
    },
    {
      processDefinitionId: 'order:1:d~c7',
      processDefinitionKey: 'order',
      processDefinitionName: null,
      count: 5,
    },
  ]);
  const openOf = async (request: Request) =>
    OPEN[((await request.json()) as { processDefinitionId: string }).processDefinitionId] ?? [];
  engine.on('POST task/count', async ({ request }) => ({ count: (await openOf(request)).length }));
  engine.on('POST task', async ({ request }) =>
    (await openOf(request)).slice(0, 1).map((created) => ({ created })),
  );
  return askMigration(engine.connect(), TWO_CONNECTIONS, new AbortController().signal);
}

it('adds the versions of a process, and keeps engines apart', async () => {
  const rows = await ask();
  expect(rows.map(({ id: _, ...row }) => row)).toEqual([
    {
      engine: 'Operaton',
      process: 'Invoice',
      open: 3,
      oldest: '2026-01-02T10:00:00.000+0000',
      done: 3,
      running: 3,
    },
    { engine: 'Camunda 7', process: 'order', open: 0, oldest: null, done: 5, running: 0 },
    {
      engine: 'Camunda 7',
      process: 'Invoice',
      open: 1,
      oldest: '2025-12-01T10:00:00.000+0000',
      done: 0,
      running: 4,
    },
  ]);
});

it('is a CSV file, with dates for a spreadsheet', async () => {
  const text = await migrationFile(await ask(), HEADS).text();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    expect.stringMatching(/"Engine","Process","Open","Oldest","Done","Running"$/),
    expect.stringMatching(/^"Operaton","Invoice","3","2026-01-02 \d\d:\d\d","3","3"$/),
  ]);
});
