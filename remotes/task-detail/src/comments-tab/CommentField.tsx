import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { TextArea } from '@taskweave/ui/text-area';
import type { KeyboardEvent, RefObject } from 'react';
import { useDetailConfig } from '../data/detailConfig';

export interface CommentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  readonly error: string | null;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** The text of a comment; it counts what is left before it is too long. Ctrl and Enter sends it. */
export function CommentField({ value, onChange, onSubmit, error, inputRef }: CommentFieldProps) {
  const { t, locale } = useTranslation();
  const formats = formatsFor(locale);
  const { commentMaxLength } = useDetailConfig();

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The form of the task listens for the same keys.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <TextArea
      ref={inputRef}
      label={t('comment.field')}
      hint={t('comment.count', {
        count: formats.number(value.length),
        max: formats.number(commentMaxLength),
      })}
      error={error ?? undefined}
      maxLength={commentMaxLength}
      rows={3}
      value={value}
      onChange={onChange}
      onKeyDown={handleKeyDown}
    />
  );
}
