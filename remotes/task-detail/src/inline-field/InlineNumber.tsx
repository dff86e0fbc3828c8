import { isTaskPriority } from '@taskweave/engine-client/task-query/isTaskPriority';
import { PropertyButton } from '@taskweave/ui/property-button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { nextInlineField } from './InlineField';
import styles from './InlineNumber.module.css';

export interface InlineNumberProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly isUsual?: boolean;
  readonly onApply: (value: number) => void;
  readonly error: string;
  readonly readOnly?: boolean | undefined;
}

export function InlineNumber({
  name,
  label,
  value,
  text,
  isUsual = false,
  onApply,
  error,
  readOnly = false,
}: InlineNumberProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isFaulty, setIsFaulty] = useState(false);
  const [returnsFocus, setReturnsFocus] = useState(false);

  useEffect(() => {
    if (!returnsFocus) return;
    setReturnsFocus(false);
    frame.current?.querySelector('button')?.focus();
  }, [returnsFocus]);

  if (readOnly) return <span>{text}</span>;

  function end(): void {
    setDraft(null);
    setIsFaulty(false);
  }

  function apply(): boolean {
    const typed = (draft ?? '').trim();
    if (!isTaskPriority(typed)) {
      setIsFaulty(true);
      return false;
    }
    if (Number(typed) !== value) onApply(Number(typed));
    end();
    return true;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      end();
      setReturnsFocus(true);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (apply()) setReturnsFocus(true);
    }
    if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      if (apply()) nextInlineField(frame.current)?.focus();
    }
  }

  return (
    <span ref={frame} className={styles.frame} data-inline-field={draft === null ? undefined : ''}>
      {draft === null ? (
        <PropertyButton
          data-inline-field={name}
          aria-label={`${label}: ${text}`}
          onClick={() => setDraft(String(value))}
        >
          {isUsual ? label : text}
        </PropertyButton>
      ) : (
        <NumberInput
          {...{ label, draft }}
          error={isFaulty ? error : null}
          onType={(text) => {
            setDraft(text);
            setIsFaulty(false);
          }}
          onKeyDown={handleKeyDown}
          onBlur={end}
        />
      )}
    </span>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly draft: string;
  readonly error: string | null;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

function NumberInput({ label, draft, error, onType, onKeyDown, onBlur }: NumberInputProps) {
  const errorId = useId();
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        className={styles.input}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {error !== null && (
        <span id={errorId} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
}
