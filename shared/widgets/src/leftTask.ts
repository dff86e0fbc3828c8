const KEY = 'taskweave.leftTask';

interface LeftTask {
  readonly taskId: string;
  readonly userId: string;
  /** After the browser's own back navigation, page and task may still be there, so the note identifies the load of the page. */
  readonly page: number;
}

export function rememberLeftTask(
  tab: Storage,
  taskId: string,
  userId: string,
  page = performance.timeOrigin,
): void {
  try {
    tab.setItem(KEY, JSON.stringify({ taskId, userId, page } satisfies LeftTask));
  } catch {}
}

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
