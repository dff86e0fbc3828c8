import type { Task } from '@taskweave/engine-client/Task';

export interface RowChange {
  readonly isMoving: boolean;
  readonly fresh: number;
}

export function compareRows(known: readonly Task[], answer: readonly Task[], lastSeen: number): RowChange {
  const end = Math.min(lastSeen + 1, Math.max(known.length, answer.length));
  const isMoving = Array.from({ length: end }).some((_, row) => known[row]?.id !== answer[row]?.id);
  if (!isMoving) return { isMoving, fresh: 0 };
  const before = new Set(known.map(({ id }) => id));
  // Tasks after the last known row are not new: they lie beyond the loaded pages.
  const lastKnown = answer.findLastIndex(({ id }) => before.has(id));
  const reach = lastKnown < 0 ? answer : answer.slice(0, lastKnown);
  return { isMoving, fresh: reach.filter(({ id }) => !before.has(id)).length };
}

export function renewRows(known: readonly Task[], answer: readonly Task[]): readonly Task[] {
  const byId = new Map(answer.map((task) => [task.id, task]));
  return known.map((task) => byId.get(task.id) ?? task);
}
