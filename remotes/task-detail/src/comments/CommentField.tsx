import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { TextArea } from '@taskweave/ui/text-area';
import type { KeyboardEvent, RefObject } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';

export interface CommentFieldProps {
  /** Its name where it is not simply a comment. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  /** Why it could not be sent, for people; null while all is well. */
  readonly error: string | null;
  /** What was thrown then. */
  readonly cause: unknown;
  /** What is going on with it, such as that it is looked for; null where there is nothing to say. */
  readonly news?: string | null;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a comment; it counts what is left before it is too long. Ctrl and Enter sends it. */
export function CommentField({
  label,
  value,
  onChange,
  onSubmit,
  error,
  cause,
  news = null,
  inputRef,
}: CommentFieldProps) {
  const { t, locale } = useTranslation();
  const formats = formatsFor(locale);
  const { commentMaxLength } = useDetailConfig();
  const fault = useCommentFault(value);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The form of the task listens for the same keys.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <>
      {news !== null && (
        <Note icon="info" role="status">
          {news}
        </Note>
      )}
      {error !== null && (
        <Note tone="danger" icon="error" role="alert" error={cause}>
          {error}
        </Note>
      )}
      <TextArea
        ref={inputRef}
        label={label ?? t('comment.field')}
        hint={t('comment.count', {
          count: formats.number(value.length),
          max: formats.number(commentMaxLength),
        })}
        error={fault ?? undefined}
        rows={3}
        value={value}
        onChange={onChange}
        onKeyDown={handleKeyDown}
      />
    </>
  );
}

/** What is wrong with the text. It is not cut off: of a text that was pasted, the end would be gone unnoticed. */
export function useCommentFault(value: string): string | null {
  const { t } = useTranslation();
  const { commentMaxLength } = useDetailConfig();
  const count = value.length - commentMaxLength;
  return count > 0 ? t('comment.tooLong', { count }) : null;
}
