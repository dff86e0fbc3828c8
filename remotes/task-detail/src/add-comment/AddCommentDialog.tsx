import { useQueryClient } from '@tanstack/react-query';
import { type PropsOf, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef } from 'react';
import { CommentField } from '../comments/CommentField';
import { FilesOfComment } from '../comments/FilesOfComment';
import { useNewComment } from '../comments/useNewComment';

export default function AddCommentDialog({ task, close }: PropsOf<'tasklist.task.action'>) {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const label = taskLabel(useQueryClient(), useEngineClient(), task);
  const input = useRef<HTMLTextAreaElement>(null);
  const { unsent, files, field, send, isEmpty, isFaulty, isPending, ...comment } = useNewComment(task);

  async function submit(): Promise<void> {
    if (!(await send())) return;
    notifications.notify({ kind: 'success', title: t('comment.added'), detail: label });
    close();
  }

  function leave(): void {
    if (isPending) return;
    if (!isEmpty) unsent.tellKept();
    close();
  }

  function discard(): void {
    comment.discard();
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
            {t(isEmpty ? 'common.cancel' : 'common.discard')}
          </Button>
        </>
      }
    >
      <FilesOfComment files={files} input={input}>
        <CommentField inputRef={input} {...field} onSubmit={() => void submit()} />
      </FilesOfComment>
    </Dialog>
  );
}
