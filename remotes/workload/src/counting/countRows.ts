import {
  assignedTo,
  type Condition,
  claimableBy,
  ofProcess,
  UNASSIGNED,
} from '@taskweave/engine-client/task-conditions/Condition';
import { type DueSpan, dueSpans } from '@taskweave/engine-client/task-conditions/dueSpans';
import { countTasks, type SampleTask, sampleTasks, type TaskQuestion } from './askTasks';
import { byFrequency, type Counted, type CountedRow, MOST_ROWS, ranked } from './Counted';
import type { CountTools } from './useCount';

export interface Ground {
  readonly total: number;
  readonly sample: readonly SampleTask[];
}

async function askGround(question: TaskQuestion): Promise<Ground> {
  const [total, sample] = await Promise.all([countTasks(question), sampleTasks(question)]);
  return { total, sample };
}

export function groundOf({ once, ...question }: CountTools): Promise<Ground> {
  return once('ground', (signal) => askGround({ ...question, signal }));
}

export async function countByDue(
  question: TaskQuestion,
  now: Date,
  firstWeekday: number,
): Promise<Counted<DueSpan>> {
  const rows = await Promise.all(
    dueSpans(now, firstWeekday).map(async ({ span, conditions }) => ({
      id: span,
      conditions,
      count: conditions === null ? 0 : await countTasks(question, conditions),
    })),
  );
  return { rows, others: 0 };
}

export async function countByProcess(
  question: TaskQuestion,
  { total, sample }: Ground,
  keys: readonly string[],
): Promise<Counted> {
  const found = byFrequency(sample.map(({ processKey }) => processKey)).slice(0, MOST_ROWS);
  const recent = await countEach(question, found, ofProcess);
  if (rest(total, recent) === 0) return { rows: recent, others: 0 };
  const further = keys.filter((key) => !found.includes(key)).slice(0, MOST_ROWS - found.length);
  const rows = ranked([...recent, ...(await countEach(question, further, ofProcess))]);
  return { rows, others: rest(total, rows) };
}

/** The engine cannot list assignees, so this takes those of recent tasks. */
export async function countByAssignee(question: TaskQuestion, { total, sample }: Ground): Promise<Counted> {
  const unassigned = await countTasks(question, [UNASSIGNED]);
  const known = byFrequency(sample.map(({ assignee }) => assignee)).slice(0, MOST_ROWS);
  const rows = [...(await countEach(question, known, assignedTo))];
  if (rest(total - unassigned, rows) > 0 && known.length < MOST_ROWS) {
    const more = byFrequency(
      (await sampleTasks(question, [ASSIGNED, notAssignedTo(known)])).map(({ assignee }) => assignee),
    );
    rows.push(...(await countEach(question, more.slice(0, MOST_ROWS - known.length), assignedTo)));
  }
  return {
    rows: [{ id: '', count: unassigned, conditions: [UNASSIGNED] }, ...ranked(rows)],
    others: rest(total - unassigned, rows),
  };
}

export async function countByGroup(question: TaskQuestion, groupIds: readonly string[]): Promise<Counted> {
  const rows = await countEach(question, groupIds.slice(0, MOST_ROWS), claimableBy);
  return { rows, others: 0 };
}

async function countEach(
  question: TaskQuestion,
  ids: readonly string[],
  conditionOf: (id: string) => Condition,
): Promise<readonly CountedRow[]> {
  const rows = await Promise.all(
    ids.map(async (id) => {
      const conditions = [conditionOf(id)];
      return { id, conditions, count: await countTasks(question, conditions) };
    }),
  );
  return ranked(rows);
}

/** Tasks come and go during the count, so the rest could be negative. */
function rest(total: number, rows: readonly CountedRow[]): number {
  return Math.max(0, total - rows.reduce((sum, { count }) => sum + count, 0));
}

/** The search has no such criterion, so this never goes into a link. */
const ASSIGNED: Condition = onlyAsked({ assigned: true });

function notAssignedTo(userIds: readonly string[]): Condition {
  return onlyAsked(userIds.length === 0 ? { assigned: true } : { assigneeNotIn: userIds });
}

function onlyAsked(query: Condition['query']): Condition {
  return { query, criterion: { type: 'assigned', operator: 'eq', value: '' } };
}
