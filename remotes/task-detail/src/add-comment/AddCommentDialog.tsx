import { useQueryClient } from '@tanstack/react-query';
import { type PropsOf, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef } from 'react';
import { CommentField, useCommentFault } from '../comments/CommentField';
import { FilesOfComment } from '../comments/FilesOfComment';
import { useAddComment } from '../comments/useAddComment';
import { useCommentFiles } from '../comments/useCommentFiles';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';

/** Adds a comment from wherever one is in the task. */
export default function AddCommentDialog({ task, close }: PropsOf<'tasklist.task.action'>) {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const label = taskLabel(useQueryClient(), useEngineClient(), task);
  const input = useRef<HTMLTextAreaElement>(null);
  // Under the same name as in the tab: it is one comment, wherever it is written.
  const unsent = useUnsentInput(`comment:${task.id}`, '', readText);
  const text = unsent.value;
  const { add, error, cause, checking, isPending } = useAddComment(task);
  const fault = useCommentFault(text);
  const files = useCommentFiles(task.id);
  const isFaulty = (text.trim() === '' && files.list.length === 0) || fault !== null;

  async function submit(): Promise<void> {
    if (isFaulty || isPending || !(await add(files.named(text.trim())))) return;
    files.send();
    notifications.notify({ kind: 'success', title: t('comment.added'), detail: label });
    unsent.discard();
    close();
  }

  function leave(): void {
    if (isPending) return;
    unsent.tellKept();
    close();
  }

  function discard(): void {
    unsent.discard();
    close();
  }

  return (
    <Dialog
      isOpen
      title={t('comment.add')}
      closeLabel={t('common.close')}
      initialFocus={input}
      onClose={leave}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button type="submit" variant="primary" busy={isPending} aria-disabled={isFaulty}>
            {t('common.save')}
          </Button>
          <Button disabled={isPending} onClick={discard}>
            {t(unsent.isEmpty ? 'common.cancel' : 'common.discard')}
          </Button>
        </>
      }
    >
      <FilesOfComment files={files}>
        <CommentField
          inputRef={input}
          value={text}
          error={error}
          cause={cause}
          news={checking}
          onChange={unsent.set}
          onSubmit={() => void submit()}
        />
      </FilesOfComment>
    </Dialog>
  );
}
