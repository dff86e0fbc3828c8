const KEY = 'taskweave.leftTask';

interface LeftTask {
  readonly taskId: string;
  readonly userId: string;
  /** The load of the page that was left: with the browser's own way back it is still there, and so is its task. */
  readonly page: number;
}

/** Keeps the task whose form in another application replaces the page, for the way back to an address without a task. */
export function rememberLeftTask(
  tab: Storage,
  taskId: string,
  userId: string,
  page = performance.timeOrigin,
): void {
  try {
    tab.setItem(KEY, JSON.stringify({ taskId, userId, page } satisfies LeftTask));
  } catch {
    // A browser that keeps nothing leads back to the list alone.
  }
}

/** The task that this person has left in this tab, once; null where none was, or the page has stayed. */
export function takeLeftTask(tab: Storage, userId: string, page = performance.timeOrigin): string | null {
  try {
    const kept = tab.getItem(KEY);
    if (kept === null) return null;
    tab.removeItem(KEY);
    const left: Partial<LeftTask> | null = JSON.parse(kept);
    const isFound = left?.userId === userId && left.page !== page && typeof left.taskId === 'string';
    return isFound ? (left.taskId ?? null) : null;
  } catch {
    return null;
  }
}
