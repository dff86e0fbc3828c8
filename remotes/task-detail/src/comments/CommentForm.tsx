import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useRef } from 'react';
import { Uploads } from '../attachments/Uploads';
import { CommentField } from './CommentField';
import styles from './Comments.module.css';
import { FilesOfComment } from './FilesOfComment';
import { TemplateMenu } from './TemplateMenu';
import { COMMENT_TEXTS } from './texts/commentTexts';
import { useNewComment } from './useNewComment';

/** Where a person writes a comment, with files that go with it. */
export function CommentForm({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const texts = useTexts(COMMENT_TEXTS);
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { unsent, files, field, send, isFaulty, isPending } = useNewComment(task);

  async function submit(): Promise<void> {
    await send();
    input.current?.focus();
  }

  return (
    <div className={styles.form}>
      <FilesOfComment files={files}>
        <CommentField inputRef={input} {...field} onSubmit={() => void submit()} />
      </FilesOfComment>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isPending} aria-disabled={isFaulty} onClick={() => void submit()}>
          {t('comment.add')}
        </Button>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {texts.t('comment.attach')}
        </Button>
        <TemplateMenu
          text={field.value}
          onChange={(next) => {
            unsent.set(next);
            input.current?.focus();
          }}
        />
      </div>
      <Uploads taskId={taskId} onRemoved={() => input.current?.focus()} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          files.take([...(currentTarget.files ?? [])]);
          // The same file may be chosen again once it was taken off.
          currentTarget.value = '';
          input.current?.focus();
        }}
      />
    </div>
  );
}
