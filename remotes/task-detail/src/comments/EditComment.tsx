import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';
import { CommentField, useCommentFault } from './CommentField';
import styles from './Comments.module.css';
import { useCommentChanges } from './useCommentChanges';

export interface EditCommentProps {
  readonly taskId: string;
  readonly comment: Comment;
  readonly onClose: () => void;
}

export function EditComment({ taskId, comment, onClose }: EditCommentProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const {
    value,
    latest,
    set,
    isEmpty: isUnchanged,
    discard,
  } = useUnsentInput(`comment-change:${comment.id}`, comment.message, readText);
  const { change, changeError, changeCause, isChanging } = useCommentChanges(taskId);
  const fault = useCommentFault(value);
  const isFaulty = value.trim() === '' || fault !== null;

  useEffect(() => input.current?.focus(), []);

  async function save(): Promise<void> {
    if (isFaulty || isChanging) return;
    const isSaved = isUnchanged || (await change({ id: comment.id, message: value.trim() }));
    if (isSaved && latest() === value) close();
  }

  function close(): void {
    discard();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field within
    <div className={styles.form} onKeyDown={handleKeyDown}>
      <CommentField
        label={t('comment.edit')}
        inputRef={input}
        value={value}
        error={changeError}
        cause={changeCause}
        onChange={set}
        onSubmit={() => void save()}
      />
      <Row>
        <Button
          size="sm"
          variant="secondary"
          busy={isChanging}
          aria-disabled={isFaulty}
          onClick={() => void save()}
        >
          {t('common.save')}
        </Button>
        <Button size="sm" onClick={close}>
          {t(isUnchanged ? 'common.cancel' : 'common.discard')}
        </Button>
      </Row>
    </div>
  );
}
