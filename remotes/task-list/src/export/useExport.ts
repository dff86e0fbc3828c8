import { useQuery } from '@tanstack/react-query';
import { saveFile } from '@taskweave/base/files/saveFile';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type InstallationSettings,
  useEngineClient,
  useNotifications,
  usePluginServices,
  useUser,
} from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery } from '../address/useListQuery';
import { useTableColumns } from '../table/useTableColumns';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import { useListView } from '../view-choice/useListView';
import { exportColumns } from './exportColumns';
import { exportTasks } from './exportTasks';

const NO_SETTINGS: Pick<InstallationSettings, 'facts'> = { facts: {} };

export interface ListExport {
  readonly rows: number;
  readonly total: number | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useExport(list: ListQuery, onDone: () => void): ListExport {
  const { t } = useTexts(DIALOG_TEXTS);
  const client = useEngineClient();
  const { id: userId } = useUser();
  const notifications = useNotifications();
  const { settings } = usePluginServices();
  const filterId = list.filterId ?? '';
  const [view] = useListView(filterId);
  const { shown } = useTableColumns(list.filter, view.columns);
  const { data: total } = useQuery(taskListQueries(client).count(filterId, list.query ?? {}));
  const [rows, setRows] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    setRows(0);
    setError(null);
    let isWhole = true;
    const leaveOut = () => {
      isWhole = false;
    };
    try {
      const { facts } = await settings.read().catch(() => NO_SETTINGS);
      const options = {
        client: client.whole?.(leaveOut) ?? client,
        userId,
        filterId,
        stored: list.filter?.query,
        query: list.query ?? {},
        sorting: list.sorting,
        columns: exportColumns(shown),
        settings: facts,
        onProgress: setRows,
      };
      saveFile(await exportTasks(options, signal), `${list.filter?.name ?? t('column.tasks')}.csv`);
      notifications.notify(
        isWhole
          ? { kind: 'success', title: t('export.done') }
          : { kind: 'warning', title: t('export.partial') },
      );
      onDone();
    } catch (problem) {
      if (!signal.aborted) setError(problem instanceof Error ? problem : new Error(String(problem)));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt runs the export again
  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  return { rows, total, error, retry: () => setAttempt(attempt + 1) };
}
