import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, type BulkOperation, usePages, usePluginServices } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { openerOfCompletedList } from '@taskweave/widgets/completedTask';
import { useEffect, useEffectEvent, useRef } from 'react';
import { draftStoreOf } from '../drafts/draftStoreOf';
import { holdTime } from '../held/time/undoSeconds';
import { checkTask } from './checkTask';
import { completeNow } from './completeNow';
import { holdTasks } from './holdTasks';
import { BULK_TEXTS } from './texts/bulkTexts';

/** More would have to be sent at once by a page that is closed. */
const MOST_HELD = 25;

/**
 * Completes the tasks that have no form: a form may ask for what only a person knows. They wait for some seconds, and can be taken
 * back until then. It asks first where they cannot, and where a key chose it: the keys beside it snooze and set the due date. It draws
 * nothing.
 */
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
