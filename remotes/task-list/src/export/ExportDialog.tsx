import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { ErrorCard } from '@taskweave/ui/error-card';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery } from '../query/useListQuery';
import { useListView } from '../table/useListView';
import { useTableColumns } from '../table/useTableColumns';
import styles from './ExportDialog.module.css';
import { exportColumns } from './exportColumns';
import { exportTasks } from './exportTasks';
import { saveFile } from './saveFile';

export interface ExportDialogProps {
  readonly list: ListQuery;
  readonly onClose: () => void;
}

/** Writes all rows of the list into a file, from the moment it opens; closing it stops. */
export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t, locale } = useTranslation();
  const { number } = formatsFor(locale);
  const client = useEngineClient();
  const notifications = useNotifications();
  const filterId = list.filterId ?? '';
  const [view] = useListView(filterId);
  const { shown } = useTableColumns(list.filter, view.columns);
  const { data: total } = useQuery(taskListQueries(client).count(filterId, list.query ?? {}));
  const [attempt, setAttempt] = useState(0);
  const [rows, setRows] = useState(0);
  const [error, setError] = useState<Error | null>(null);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    setRows(0);
    setError(null);
    try {
      const { query, sorting } = list;
      const columns = exportColumns(shown);
      const onProgress = (count: number) => {
        if (!signal.aborted) setRows(count);
      };
      const file = await exportTasks({
        client,
        filterId,
        query: query ?? {},
        sorting,
        columns,
        signal,
        onProgress,
      });
      if (signal.aborted) return;
      saveFile(file, `${list.filter?.name ?? t('column.tasks')}.csv`);
      notifications.notify({ kind: 'success', title: t('export.done') });
      onClose();
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem : new Error(String(problem)));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to run again
  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('close')}
      size="sm"
      closesOnOutsidePress={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {error === null ? (
        <>
          <progress
            className={styles.bar}
            aria-label={t('export.title')}
            max={total ?? 1}
            {...(total !== undefined && { value: Math.min(rows, total) })}
          />
          <p className={styles.count} role="status">
            {total === undefined
              ? t('export.rows', { count: rows, rows: number(rows) })
              : t('export.progress', { rows: number(rows), total: number(Math.max(rows, total)) })}
          </p>
        </>
      ) : (
        <ErrorCard
          title={t('export.failed')}
          detail={error.message}
          retry={{ label: t('retry'), onRetry: () => setAttempt(attempt + 1) }}
          isAlert
        />
      )}
    </Dialog>
  );
}
