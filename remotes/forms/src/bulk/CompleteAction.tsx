import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isTaskGone } from '@taskweave/engine-client/resources/task/task';
import { completeTask } from '@taskweave/engine-client/resources/task/taskForm';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, type BulkOperation, usePages, usePluginServices } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { openerOfCompletedList } from '@taskweave/widgets/completedTask';
import { useEffect, useEffectEvent, useRef } from 'react';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { holdTime } from '../held/time/undoSeconds';
import { checkTask } from './checkTask';
import { holdTasks } from './holdTasks';
import { BULK_TEXTS } from './texts/bulkTexts';

const MOST_HELD = 25;

/** A completion by key asks first, because its neighbours snooze the task and set the due date. */
export default function CompleteAction({ tasks, isByCommand, run, close }: BulkActionProps) {
  const texts = useTexts(BULK_TEXTS);
  const services = usePluginServices();
  const queries = useQueryClient();
  const pages = usePages();
  const { explain } = useProblemWords();
  const hasBegun = useRef(false);

  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { t } = texts;
    const { engine, dialogs } = services;
    const milliseconds = holdTime(services);
    const waits = milliseconds > 0 && tasks.length <= MOST_HELD && draftStoreOf(services).canKeep;
    const words: Pick<BulkOperation, 'title' | 'done'> = {
      title: t('bulk.title'),
      done: (count) => t('bulk.done', { count }),
    };
    const check = checkTask(services, t);
    const open = openerOfCompletedList(services, pages, tasks);
    if (!waits || isByCommand) {
      const isMeant = await dialogs.confirm({
        title: t('bulk.ask', { count: tasks.length }),
        text: t(waits ? 'bulk.hint' : 'bulk.hint.final'),
        confirmLabel: t('form.complete'),
      });
      if (!isMeant) return close();
    }
    if (waits)
      return run({ ...words, ...holdTasks({ services, queries, t, explain, milliseconds, check, open }) });
    run({
      ...words,
      apply: async (task, signal) => (await check(task, signal)) ?? completeNow(engine, task),
      ...(open !== null && { show: open }),
    });
  });
  useEffect(() => void begin(), []);
  return null;
}

/** @throws as `confirmWrite` */
async function completeNow(engine: EngineClient, { id }: Pick<Task, 'id'>): Promise<undefined> {
  await confirmWrite({
    send: () => completeTask(engine, id),
    look: async (signal) => foundWhen(await isTaskGone(engine, id, signal)),
  });
}
