import { startOfDay } from '@taskweave/base/calendar';
import { createLane } from '@taskweave/base/createLane';
import { CSV_START, csvDate, csvRow } from '@taskweave/base/files/csv';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { readShape } from '@taskweave/engine-client/readShape';
import { reportDoneByProcess } from '@taskweave/engine-client/resources/report/doneReport';
import { reportRunning } from '@taskweave/engine-client/resources/report/runningReport';
import { countMatching, listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import type { Connections } from '@taskweave/plugin-sdk';

/** What one engine has of a process. */
export interface MigrationRow {
  readonly id: string;
  readonly engine: string;
  readonly process: string;
  readonly open: number;
  readonly oldest: string | null;
  readonly done: number;
  readonly running: number;
}

const DAYS_BACK = 7;

/** Counts are expensive on large engines, which others use too. */
const inTurn = createLane(4);

export async function askMigration(
  client: EngineClient,
  connections: Connections,
  signal: AbortSignal,
): Promise<readonly MigrationRow[]> {
  const [definitions, done] = await Promise.all([
    reportRunning(client, signal),
    reportDoneByProcess(client, startOfDay(client.serverTime(), 1 - DAYS_BACK), signal),
  ]);
  const rows = new Map<string, MigrationRow>();
  const add = (
    definitionId: string,
    process: string,
    more: Partial<Pick<MigrationRow, 'open' | 'oldest' | 'done' | 'running'>>,
  ) => {
    const engine = connections.of(definitionId)?.label ?? '';
    const id = `${processKeyOf(definitionId) ?? definitionId} ${engine}`;
    const row = rows.get(id) ?? { id, engine, process, open: 0, oldest: null, done: 0, running: 0 };
    const [oldest = null] = [row.oldest, more.oldest].filter((date) => date != null).toSorted();
    rows.set(id, {
      ...row,
      open: row.open + (more.open ?? 0),
      done: row.done + (more.done ?? 0),
      running: row.running + (more.running ?? 0),
      oldest,
    });
  };
  for (const { definitionId, name, count } of done) {
    if (definitionId !== null) add(definitionId, name, { done: count });
  }
  await Promise.all(
    definitions
      .filter(({ instances }) => instances > 0)
      .map(async ({ id, name, instances }) => {
        const body = { processDefinitionId: id, active: true };
        const oldestFirst = { ...body, sorting: [{ sortBy: 'created', sortOrder: 'asc' }] };
        const [open, [oldest = null]] = await Promise.all([
          inTurn(() => countMatching(client, { body }, signal), signal),
          inTurn(
            () => listMatching(client, { body: oldestFirst, maxResults: 1 }, readCreated, signal),
            signal,
          ),
        ]);
        add(id, name, { open, oldest, running: instances });
      }),
  );
  return [...rows.values()];
}

function readCreated(value: unknown, where: string): string | null {
  return readShape(value, where).textOrNull('created');
}

export type MigrationHeads = Readonly<
  Record<'engine' | 'process' | 'open' | 'oldest' | 'done' | 'running', string>
>;

export function migrationFile(rows: readonly MigrationRow[], heads: MigrationHeads): Blob {
  const lines = rows.map(({ engine, process, open, oldest, done, running }) =>
    csvRow([engine, process, open, csvDate(oldest), done, running]),
  );
  const { engine, process, open, oldest, done, running } = heads;
  return new Blob([CSV_START, csvRow([engine, process, open, oldest, done, running]), ...lines], {
    type: 'text/csv;charset=utf-8',
  });
}
