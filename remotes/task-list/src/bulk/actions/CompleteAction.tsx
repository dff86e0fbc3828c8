import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { completeTask, getTaskForm, isTaskGone } from '@taskweave/engine-client/resources/task/task';
import { type BulkActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { BulkDialog } from './BulkDialog';

/** Completes the tasks that have no form: a form may ask for what only a person knows. */
export default function CompleteAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();

  function submit(): void {
    run({
      title: t('bulk.complete.title'),
      done: (count) => t('bulk.complete.done', { count }),
      apply: async ({ id }, signal) => {
        // Lists do not say which tasks have forms.
        const { key, formRef } = await getTaskForm(engine, id, signal);
        if (key !== null || formRef !== null) return { skipped: t('bulk.complete.hasForm') };
        await confirmWrite({
          send: () => completeTask(engine, id),
          look: async (looking) => foundWhen(await isTaskGone(engine, id, looking)),
        });
        return undefined;
      },
    });
  }

  return (
    <BulkDialog
      onClose={close}
      title={t('bulk.complete.ask', { count: tasks.length })}
      description={t('bulk.complete.hint')}
      onSubmit={submit}
      submitLabel={t('bulk.complete')}
    />
  );
}
