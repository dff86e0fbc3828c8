import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { TextArea } from '@taskweave/ui/text-area';
import type { KeyboardEvent, RefObject } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';

const NEARLY_FULL = 0.9;

export interface CommentFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  readonly error: string | null;
  readonly cause: unknown;
  readonly news?: string | null;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
}

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
        hint={
          value.length < NEARLY_FULL * commentMaxLength
            ? undefined
            : t('comment.count', {
                count: formats.number(value.length),
                max: formats.number(commentMaxLength),
              })
        }
        error={fault ?? undefined}
        rows={3}
        value={value}
        onChange={onChange}
        onKeyDown={handleKeyDown}
      />
    </>
  );
}

/** Nobody would notice a truncated text, so it is reported instead. */
export function useCommentFault(value: string): string | null {
  const { t } = useTranslation();
  const { commentMaxLength } = useDetailConfig();
  const count = value.length - commentMaxLength;
  return count > 0 ? t('comment.tooLong', { count }) : null;
}
