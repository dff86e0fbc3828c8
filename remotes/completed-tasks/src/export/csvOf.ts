import { CSV_START, csvDate, csvRow } from '@taskweave/base/files/csv';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { askCompleted, type CompletedQuestion, type Place, startOf } from '../data/askCompleted';
import type { CompletedRow } from '../data/CompletedRow';
import { matches, type RowSearch } from '../data/RowSearch';

export type CsvHeads = Readonly<Record<keyof typeof CELLS, string>>;

export interface CsvRequest {
  readonly client: EngineClient;
  readonly question: CompletedQuestion;
  readonly search: RowSearch;
  readonly heads: CsvHeads;
}

const CELLS = {
  name: ({ name }: CompletedRow) => name,
  completed: ({ task }: CompletedRow) => csvDate(task.completed),
  person: ({ person }: CompletedRow) => person,
  businessKey: ({ businessKey }: CompletedRow) => businessKey,
  process: ({ definition }: CompletedRow) => definition,
  priority: ({ task }: CompletedRow) => task.priority,
  created: ({ task }: CompletedRow) => csvDate(task.created),
  due: ({ task }: CompletedRow) => csvDate(task.due),
} as const;

export async function csvOf(
  { client, question, search, heads }: CsvRequest,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const names = Object.keys(CELLS) as readonly (keyof typeof CELLS)[];
  const pieces = [CSV_START + csvRow(names.map((name) => heads[name]))];
  const written = new Set<string>();
  let place: Place | null = startOf(question.people);
  while (place !== null) {
    const page = await askCompleted(client, question, place, signal);
    for (const row of page.rows) {
      if (written.has(row.task.id) || !matches(row, search)) continue;
      written.add(row.task.id);
      pieces.push(csvRow(names.map((name) => CELLS[name](row))));
    }
    place = page.next;
  }
  return pieces;
}
