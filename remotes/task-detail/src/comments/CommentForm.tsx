import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { useRef } from 'react';
import { Uploads } from '../attachments/Uploads';
import { CommentField } from './CommentField';
import styles from './Comments.module.css';
import { FilesOfComment } from './FilesOfComment';
import { TemplateMenu } from './TemplateMenu';
import { COMMENT_TEXTS } from './texts/commentTexts';
import { useNewComment } from './useNewComment';

interface CommentFormProps extends TaskProps {
  readonly isGone: boolean;
}

export function CommentForm({ taskId, task, isGone }: CommentFormProps) {
  const { t } = useTranslation();
  const texts = useTexts(COMMENT_TEXTS);
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { unsent, files, field, send, isEmpty, isTooLong, isPending } = useNewComment(task);
  if (isGone && isEmpty) return null;

  function submit(): void {
    input.current?.focus();
    void send();
  }

  return (
    <div className={styles.form} data-comment-form>
      <FilesOfComment files={files} input={input}>
        <CommentField inputRef={input} {...field} onSubmit={submit} />
      </FilesOfComment>
      <Row>
        <Button variant="secondary" busy={isPending} aria-disabled={isTooLong} onClick={submit}>
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
      </Row>
      <Uploads taskId={taskId} onRemoved={() => input.current?.focus()} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          files.take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
          input.current?.focus();
        }}
      />
    </div>
  );
}
