import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type InstallationSettings,
  useEngineClient,
  useNotifications,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListQuery } from '../address/useListQuery';
import { useTableColumns } from '../table/useTableColumns';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import { useListView } from '../view-choice/useListView';
import { exportColumns } from './exportColumns';
import { exportTasks, type TaskExport } from './exportTasks';
import { chosenFileSink, downloadSink, type FileSink, filePicker } from './fileSink';

/** With more rows than this people say first where the file goes: it is written there while the rows come. */
const LARGE = 10_000;

const NO_SETTINGS: Pick<InstallationSettings, 'facts'> = { facts: {} };

/** An export that is on its way. */
interface Running {
  readonly sink: FileSink;
  readonly work: TaskExport;
}

export interface ListExport {
  /** People have to say first where the file goes. */
  readonly isAsking: boolean;
  /** Rows written so far. */
  readonly rows: number;
  /** Absent until they are counted. */
  readonly total: number | undefined;
  /** Why it has stopped. */
  readonly error: Error | null;
  /** Lets people say where the file goes, and begins. */
  readonly choose: () => Promise<void>;
  /** Goes on from where it stopped. */
  readonly goOn: () => Promise<void>;
}

/** Writes all rows of the list into a file as long as it is drawn. Left early, it leaves no file. */
export function useExport(list: ListQuery, onDone: () => void): ListExport {
  const { t } = useTexts(DIALOG_TEXTS);
  const client = useEngineClient();
  const notifications = useNotifications();
  const { settings } = usePluginServices();
  const filterId = list.filterId ?? '';
  const [view] = useListView(filterId);
  const { shown } = useTableColumns(list.filter, view.columns);
  const { data: total } = useQuery(taskListQueries(client).count(filterId, list.query ?? {}));
  const [isAsking, setIsAsking] = useState(() => filePicker() !== null && (total ?? 0) > LARGE);
  const [rows, setRows] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const running = useRef<Running | null>(null);
  const controller = useRef(new AbortController());
  const fileName = `${list.filter?.name ?? t('column.tasks')}.csv`;

  async function start(sink: FileSink): Promise<void> {
    setIsAsking(false);
    const { query, sorting } = list;
    const { signal } = controller.current;
    const { facts } = await settings.read().catch(() => NO_SETTINGS);
    if (signal.aborted) return sink.abort();
    const options = {
      client,
      filterId,
      stored: list.filter?.query,
      query: query ?? {},
      sorting,
      columns: exportColumns(shown),
      settings: facts,
      sink,
      onProgress: setRows,
    };
    running.current = { sink, work: exportTasks(options) };
    await goOn();
  }

  /** From the start, or from where it stopped. */
  async function goOn(): Promise<void> {
    const { signal } = controller.current;
    if (running.current === null) return;
    const { sink, work } = running.current;
    setError(null);
    try {
      await work.run(signal);
      await sink.close();
      running.current = null;
      notifications.notify({ kind: 'success', title: t('export.done') });
      onDone();
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  async function choose(): Promise<void> {
    const picker = filePicker();
    if (picker === null) return;
    try {
      const sink = await chosenFileSink(fileName, picker);
      if (sink !== null) void start(sink);
    } catch {
      // Such as a folder that may not be written to.
      void start(downloadSink(fileName));
    }
  }

  const begin = useEffectEvent(() => {
    controller.current = new AbortController();
    if (!isAsking) void start(downloadSink(fileName));
  });
  useEffect(() => {
    begin();
    return () => {
      controller.current.abort();
      void running.current?.sink.abort();
    };
  }, []);

  return { isAsking, rows, total, error, choose, goOn };
}
