import { type PropsOf, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef, useState } from 'react';
import { CommentField } from '../comments-tab/CommentField';
import { useAddComment } from '../comments-tab/useAddComment';

/** Adds a comment from wherever one is in the task. */
export default function AddCommentDialog({ task, close }: PropsOf<'tasklist.task.action'>) {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { add, error, isPending } = useAddComment(task);
  const isEmpty = text.trim() === '';

  async function submit(): Promise<void> {
    if (isEmpty || isPending || !(await add(text.trim()))) return;
    notifications.notify({ kind: 'success', title: t('comment.added') });
    close();
  }

  return (
    <Dialog
      isOpen
      title={t('comment.add')}
      closeLabel={t('close')}
      closesOnOutsidePress={isEmpty}
      initialFocus={input}
      onClose={close}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button type="submit" variant="primary" busy={isPending} disabled={isEmpty}>
            {t('comment.save')}
          </Button>
          <Button onClick={close}>{t('cancel')}</Button>
        </>
      }
    >
      <CommentField
        inputRef={input}
        value={text}
        error={error}
        onChange={setText}
        onSubmit={() => void submit()}
      />
    </Dialog>
  );
}
