import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useRef } from 'react';
import { Uploads } from '../attachments/Uploads';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';
import { CommentField, useCommentFault } from './CommentField';
import styles from './Comments.module.css';
import { FilesOfComment } from './FilesOfComment';
import { TemplateMenu } from './TemplateMenu';
import { COMMENT_TEXTS } from './texts/commentTexts';
import { useAddComment } from './useAddComment';
import { useCommentFiles } from './useCommentFiles';

/** Where a person writes a comment, with files that go with it. */
export function CommentForm({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const texts = useTexts(COMMENT_TEXTS);
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { value: text, set: setText, discard } = useUnsentInput(`comment:${taskId}`, '', readText);
  const { add, error, cause, checking, isPending } = useAddComment(task);
  const fault = useCommentFault(text);
  const files = useCommentFiles(taskId);
  const isFaulty = (text.trim() === '' && files.list.length === 0) || fault !== null;

  async function submit(): Promise<void> {
    if (isFaulty || isPending) return;
    if (await add(files.named(text.trim()))) {
      files.send();
      discard();
    }
    input.current?.focus();
  }

  return (
    <div className={styles.form}>
      <FilesOfComment files={files}>
        <CommentField
          inputRef={input}
          value={text}
          error={error}
          cause={cause}
          news={checking}
          onChange={setText}
          onSubmit={() => void submit()}
        />
      </FilesOfComment>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isPending} aria-disabled={isFaulty} onClick={() => void submit()}>
          {t('comment.add')}
        </Button>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {texts.t('comment.attach')}
        </Button>
        <TemplateMenu
          text={text}
          onChange={(next) => {
            setText(next);
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
