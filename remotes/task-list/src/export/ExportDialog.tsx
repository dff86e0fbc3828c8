import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { ErrorCard } from '@taskweave/ui/error-card';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListQuery } from '../address/useListQuery';
import { useListView } from '../table/useListView';
import { useTableColumns } from '../table/useTableColumns';
import styles from './ExportDialog.module.css';
import { exportColumns } from './exportColumns';
import { exportTasks, type TaskExport } from './exportTasks';
import { chosenFileSink, downloadSink, type FileSink, filePicker } from './fileSink';

export interface ExportDialogProps {
  readonly list: ListQuery;
  readonly onClose: () => void;
}

/** With more rows than this people say first where the file goes: it is written there while the rows come. */
const LARGE = 10_000;

/** An export that is on its way. */
interface Running {
  readonly sink: FileSink;
  readonly work: TaskExport;
}

/** Writes all rows of the list into a file. Closing it stops, and leaves no file. */
export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t, locale } = useTranslation();
  const { number } = formatsFor(locale);
  const client = useEngineClient();
  const notifications = useNotifications();
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

  function start(sink: FileSink): void {
    const { query, sorting } = list;
    const columns = exportColumns(shown);
    const work = exportTasks({
      client,
      filterId,
      query: query ?? {},
      sorting,
      columns,
      sink,
      onProgress: setRows,
    });
    running.current = { sink, work };
    setIsAsking(false);
    void goOn();
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
      onClose();
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  async function choose(): Promise<void> {
    const picker = filePicker();
    if (picker === null) return;
    try {
      const sink = await chosenFileSink(fileName, picker);
      if (sink !== null) start(sink);
    } catch {
      // Such as a folder that may not be written to.
      start(downloadSink(fileName));
    }
  }

  const begin = useEffectEvent(() => {
    controller.current = new AbortController();
    if (!isAsking) start(downloadSink(fileName));
  });
  useEffect(() => {
    begin();
    return () => {
      controller.current.abort();
      void running.current?.sink.abort();
    };
  }, []);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isAsking ? 'export.command' : 'export.title')}
      closeLabel={t('close')}
      size="sm"
      closesOnOutsidePress={false}
      footer={
        <>
          {isAsking && (
            <Button variant="primary" onClick={() => void choose()}>
              {t('export.choose')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {isAsking ? (
        <p>{t('export.large', { count: total ?? 0, total: number(total ?? 0) })}</p>
      ) : (
        <>
          <progress
            className={styles.bar}
            aria-label={t('export.title')}
            max={total ?? 1}
            {...(total !== undefined && { value: Math.min(rows, total) })}
          />
          {/* Read out at the end, and where it stops: not with each page. */}
          <p className={styles.count}>{progress()}</p>
          {error !== null && (
            <ErrorCard
              title={t('export.stopped', { progress: progress() })}
              {...(isLoginRequired(error) ? { detail: t('export.signIn') } : { error })}
              retry={{ label: t('export.goOn'), onRetry: () => void goOn() }}
              isAlert
            />
          )}
        </>
      )}
    </Dialog>
  );

  function progress(): string {
    return total === undefined
      ? t('export.rows', { count: rows, rows: number(rows) })
      : t('export.progress', { rows: number(rows), total: number(Math.max(rows, total)) });
  }
}
