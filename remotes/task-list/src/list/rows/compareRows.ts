import type { Task } from '@taskweave/engine-client/Task';

/** What a new answer would do to the rows that someone is looking at. */
export interface RowChange {
  /** Rows up to the last one on screen would stand elsewhere, or be other ones. */
  readonly isMoving: boolean;
  /** Tasks that were not in the list before. */
  readonly fresh: number;
}

/**
 * Compares the rows that are shown with what the engine has now. Changes below what is on screen move nothing.
 *
 * @param lastSeen index of the last row on screen, counted from the first of `known`
 */
export function compareRows(known: readonly Task[], answer: readonly Task[], lastSeen: number): RowChange {
  const end = Math.min(lastSeen + 1, Math.max(known.length, answer.length));
  const isMoving = Array.from({ length: end }).some((_, row) => known[row]?.id !== answer[row]?.id);
  if (!isMoving) return { isMoving, fresh: 0 };
  const before = new Set(known.map(({ id }) => id));
  // What follows the last known row was there before, beyond the end of what is loaded.
  const lastKnown = answer.findLastIndex(({ id }) => before.has(id));
  const reach = lastKnown < 0 ? answer : answer.slice(0, lastKnown);
  return { isMoving, fresh: reach.filter(({ id }) => !before.has(id)).length };
}

/** The rows where they stand, with what is new about each of them. What has left the list stays until it is shown again. */
export function renewRows(known: readonly Task[], answer: readonly Task[]): readonly Task[] {
  const byId = new Map(answer.map((task) => [task.id, task]));
  return known.map((task) => byId.get(task.id) ?? task);
}
