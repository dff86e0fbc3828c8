import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { lazyPart, useEngineClient, usePointItems, useTaskEvents } from '@taskweave/plugin-sdk';
import { fetchFormsOf } from '@taskweave/widgets/form-ahead/fetchFormsOf';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSelection } from '../../bulk/Selection';
import { rowIndexOf } from '../grid/rowIndexOf';
import { askAhead } from './askAhead';

const FIRST_ROWS = 15;
const AFTER_ROWS = 1500;
/** HTTP/1.1 browsers open six connections at a time, so a task opened at once needs a head start. */
const AFTER_PRESS = 300;

const SwipeRows = lazyPart(() => import(/* webpackChunkName: "swipe" */ '../../swipe/SwipeRows'), {
  isOptional: true,
});

export interface WatchRowsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: {
    readonly at: (row: number) => Task | undefined;
    readonly successorOf: (taskId: string) => Task | null;
  };
  readonly headRows: number;
  readonly loadBulkBar?: () => Promise<unknown>;
}

export default function WatchRows({ list, rows, headRows, loadBulkBar = importBulkBar }: WatchRowsProps) {
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const selection = useSelection();
  const engines = usePointItems('tasklist.form');
  const fetchForms = useEffectEvent((tasks: readonly Task[]) => fetchFormsOf(tasks, engines));
  const firstRows = useEffectEvent(() =>
    Array.from({ length: FIRST_ROWS }, (_, row) => rows.at(row)).filter((task) => task !== undefined),
  );
  const taskIn = useEffectEvent((target: EventTarget) => {
    const task = rows.at(rowIndexOf(target, headRows) ?? -1);
    return task !== undefined && selection.state.tasks.has(task.id) ? undefined : task;
  });
  const nextAfter = useEffectEvent((taskId: string) => rows.successorOf(taskId));
  useEffect(() => {
    if (list.current === null) return;
    return askAhead({
      list: list.current,
      client,
      queries,
      taskEvents,
      taskIn: (target) => taskIn(target),
      nextAfter: (taskId) => nextAfter(taskId),
      fetchForm: (task) => fetchForms([task]),
    });
  }, [list, client, queries, taskEvents]);
  const fetchBulkBar = useEffectEvent(() => void loadBulkBar().catch(() => undefined));
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchSoon = () => {
      timer = setTimeout(() => fetchBulkBar(), AFTER_PRESS);
    };
    for (const event of ['pointerover', 'focusin'])
      list.current?.addEventListener(event, fetchSoon, { once: true, signal: end.signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [list]);
  const hasRows = rows.at(0) !== undefined;
  useEffect(() => {
    if (!hasRows) return;
    const timer = setTimeout(() => fetchForms(firstRows()), AFTER_ROWS);
    return () => clearTimeout(timer);
  }, [hasRows]);
  return hasFingers() && headRows === 0 ? <SwipeRows list={list} taskAt={rows.at} /> : null;
}

/** The bar holds the shortcuts for selected tasks, which may follow the first tick at once. */
function importBulkBar(): Promise<unknown> {
  return import(/* webpackChunkName: "bulk" */ '../../bulk/BulkBar');
}

function hasFingers(): boolean {
  return globalThis.matchMedia?.('(any-pointer: coarse)').matches === true;
}
