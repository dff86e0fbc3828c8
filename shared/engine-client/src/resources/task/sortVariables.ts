import { isRecord } from '../../reading/readShape';
import type { TaskSorting } from './taskPageRequest';

type Row = Readonly<Record<string, unknown>>;

/** The id of a row that has the variable, how variables are asked for by it, and where they say it. */
const OWNERS: Readonly<Record<string, readonly [string, string, string]>> = {
  processVariable: ['processInstanceId', 'processInstanceIdIn', 'executionId'],
  executionVariable: ['executionId', 'executionIdIn', 'executionId'],
  taskVariable: ['id', 'taskIdIn', 'taskId'],
  caseExecutionVariable: ['caseExecutionId', 'caseExecutionIdIn', 'caseExecutionId'],
  caseInstanceVariable: ['caseInstanceId', 'caseInstanceIdIn', 'caseExecutionId'],
};

/** Engines give rows without the variables that they sort them by. */
export function createSortVariables() {
  const known = new WeakMap<Row, Map<string, unknown>>();

  return {
    valueOf: (row: Row, sorting: TaskSorting) => known.get(row)?.get(JSON.stringify(sorting)),
    async learn(
      rows: readonly Row[],
      sorting: readonly TaskSorting[],
      ask: (body: Row) => Promise<unknown>,
    ): Promise<void> {
      for (const key of sorting) {
        const [field, asked, place] = OWNERS[key.sortBy] ?? [];
        if (key.parameters === undefined || field === undefined || asked === undefined) continue;
        const { variable, type } = key.parameters;
        const ids = [...new Set(rows.flatMap((row) => row[field] ?? []))];
        const answer = ids.length === 0 ? [] : await ask({ variableName: variable, [asked]: ids });
        const found = Array.isArray(answer) ? answer.filter(isRecord) : [];
        for (const row of rows) {
          const own = found.find((one) => one[place ?? ''] === row[field] && isOf(type, one));
          known.set(row, new Map([...(known.get(row) ?? []), [JSON.stringify(key), own?.value]]));
        }
      }
    },
  };
}

/** A variable of another type is none for the order. */
function isOf(type: string, variable: Row): boolean {
  return typeof variable.type === 'string' && variable.type.toLowerCase() === type.toLowerCase();
}
