import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowIndexOf } from '../grid/rowIndexOf';
import { askAhead } from './askAhead';

export interface WatchRowsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: {
    readonly at: (row: number) => Task | undefined;
    readonly successorOf: (taskId: string) => Task | null;
  };
  /** Rows before the first task. */
  readonly headRows: number;
}

/** Watches the list as long as it is drawn. */
export default function WatchRows({ list, rows, headRows }: WatchRowsProps) {
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const taskIn = useEffectEvent((target: EventTarget) => rows.at(rowIndexOf(target, headRows) ?? -1));
  const nextAfter = useEffectEvent((taskId: string) => rows.successorOf(taskId));
  useEffect(() => {
    if (list.current === null) return;
    return askAhead({
      list: list.current,
      client,
      queries,
      taskEvents,
      // Called by listeners later, which always want the rows of the last draw.
      taskIn: (target) => taskIn(target),
      nextAfter: (taskId) => nextAfter(taskId),
    });
  }, [list, client, queries, taskEvents]);
  return null;
}
