import { type RefObject, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Popover } from '../popover/Popover';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
import styles from './DateTimePicker.module.css';

export interface DatePopoverProps
  extends Omit<DateTimePickerProps, 'onChange' | 'onValidity' | 'onEnter' | 'inputRef' | 'error'> {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The date that was decided for; empty where it was cleared. */
  readonly onSubmit: (value: string) => void;
  readonly onClose: () => void;
  readonly submitLabel: string;
  /** Without it the date cannot be cleared. */
  readonly clearLabel?: string | undefined;
}

/** A popover that sets a date on confirmation, or at once by a quick choice. */
export default function DatePopover(props: DatePopoverProps) {
  const { label, anchor, onSubmit, onClose, submitLabel, clearLabel, value, ...picker } = props;
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [isValid, setIsValid] = useState(true);
  const [isMissing, setIsMissing] = useState(false);

  function submit(): void {
    // With no value set, an empty submit is a premature press rather than a clear.
    const isNothing = draft === '' && value === '';
    if (!isValid || isNothing) {
      setIsMissing(isNothing);
      input.current?.focus();
      return;
    }
    onSubmit(draft);
  }

  return (
    <Popover label={label} anchor={anchor} onClose={onClose} initialFocus={input}>
      <DateTimePicker
        {...picker}
        inputRef={input}
        error={isMissing ? picker.texts.notADate : undefined}
        value={draft}
        onValidity={setIsValid}
        onEnter={submit}
        onChange={(next, by) => {
          setDraft(next);
          setIsMissing(false);
          if (by === 'quick') onSubmit(next);
        }}
      />
      <div className={styles.foot}>
        <Button size="sm" variant="primary" onClick={submit}>
          {submitLabel}
        </Button>
        {clearLabel && (
          <Button size="sm" onClick={() => onSubmit('')}>
            {clearLabel}
          </Button>
        )}
      </div>
    </Popover>
  );
}
