import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { getTask, isTaskGone } from '@taskweave/engine-client/resources/task/task';
import { completeTask, getTaskForm } from '@taskweave/engine-client/resources/task/taskForm';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { BulkDialog } from './BulkDialog';

/** Completes the tasks that have no form: a form may ask for what only a person knows. */
export default function CompleteAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const engine = useEngineClient();
  const user = useUser();

  function submit(): void {
    run({
      title: t('bulk.complete.title'),
      done: (count) => t('bulk.complete.done', { count }),
      apply: async ({ id, assignee: seen }, signal) => {
        // Lists do not say which tasks have forms.
        const { key, formRef } = await getTaskForm(engine, id, signal);
        if (key !== null || formRef !== null) return { skipped: t('bulk.complete.hasForm') };
        const { assignee, assigneeUser } = await getTask(engine, id, signal);
        // The engine lets people complete the tasks of others: one that was assigned meanwhile is left to its assignee.
        if (assignee !== null && assignee !== seen && assignee !== user.id) {
          const name = assigneeUser ? userName(assigneeUser) : assignee;
          return { skipped: t('bulk.complete.ofOther', { name }) };
        }
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
