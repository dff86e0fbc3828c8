import type { Task } from '@taskweave/engine-client/Task';
import { useEffect, useRef } from 'react';
import type { TaskRows } from './useTaskRows';

interface QueuePlace {
  readonly taskId: string;
  readonly row: number;
  readonly nextId: string | null;
}

/**
 * Remembers the place of the open task after it has left the list: a claim removes it from the group's queue, but the next task is
 * still the one after it.
 */
export function useQueuePlace(rows: TaskRows, openId: string | null): TaskRows {
  const place = useRef<QueuePlace | null>(null);
  const row = openId === null ? null : rows.rowOf(openId);
  const nextId = row === null ? null : (rows.at(row + 1)?.id ?? null);
  useEffect(() => {
    if (openId !== null && row !== null) place.current = { taskId: openId, row, nextId };
  }, [openId, row, nextId]);

  function successorOf(taskId: string): Task | null {
    const listed = rows.successorOf(taskId);
    const left = place.current;
    if (listed !== null || left?.taskId !== taskId || rows.isThere(taskId)) return listed;
    const next = left.nextId === null ? null : rows.rowOf(left.nextId);
    return rows.at(next ?? left.row) ?? rows.at(left.row - 1) ?? null;
  }

  return { ...rows, successorOf };
}
