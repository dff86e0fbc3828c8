import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { IconButton } from '@taskweave/ui/icon-button';
import { useRef, useState } from 'react';
import { RecordFrame } from '../record/RecordFrame';
import styles from './Comments.module.css';
import { EditComment } from './EditComment';
import { CommentText } from './text/CommentText';

export interface CommentItemProps {
  readonly taskId: string;
  readonly comment: Comment;
  readonly author: string;
  readonly canChange: boolean;
  readonly onDelete: () => void;
}

export function CommentItem({ taskId, comment, author, canChange, onDelete }: CommentItemProps) {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);

  function closeEditor(): void {
    setIsEditing(false);
    // The button only remounts with the next render.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  return (
    <RecordFrame
      mark={<Avatar name={comment.userId === null ? null : author} />}
      title={<bdi>{author}</bdi>}
      time={comment.time}
      tools={
        canChange &&
        !isEditing && (
          <>
            <IconButton
              ref={editButton}
              size="sm"
              icon="edit"
              label={t('comment.edit')}
              onClick={() => setIsEditing(true)}
            />
            <IconButton
              size="sm"
              icon="trash"
              label={t('comment.delete')}
              onClick={({ detail }) => {
                if (detail < 2) onDelete();
              }}
            />
          </>
        )
      }
    >
      {canChange && isEditing ? (
        <EditComment taskId={taskId} comment={comment} onClose={closeEditor} />
      ) : (
        <CommentText className={styles.message} message={comment.message} />
      )}
    </RecordFrame>
  );
}
