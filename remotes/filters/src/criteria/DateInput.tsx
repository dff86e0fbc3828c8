import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import type { FieldProps } from '@taskweave/ui/field';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import styles from './Criteria.module.css';

export interface DateInputProps extends Pick<FieldProps, 'label' | 'error'> {
  /** What the date is of: it tells the calendar and the button from those of other rows. */
  readonly subject: string;
  /** `2026-01-31T08:30:00` in local time, or an expression. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly isReadOnly: boolean;
  readonly allowsExpression: boolean;
  /** Shows the label above the field; it is there for screen readers in any case. */
  readonly isLabelShown?: boolean;
}

/** A moment, typed or from a calendar, or one that the engine works out when it asks. */
export function DateInput(props: DateInputProps) {
  const {
    label,
    subject,
    error,
    value,
    onChange,
    onLeave,
    isReadOnly,
    allowsExpression,
    isLabelShown = false,
  } = props;
  const { t, locale } = useTexts(DIALOG_TEXTS);
  const isEvaluated = (text: string) => allowsExpression && isExpression(text);
  const [isTyped, setIsTyped] = useState(isEvaluated(value));
  /** The text of the other field, for people who come back to it. */
  const [other, setOther] = useState('');
  const field = {
    label,
    'aria-label': isLabelShown ? `${label}: ${subject}` : undefined,
    isLabelHidden: !isLabelShown,
    error,
  };
  const change = t(isTyped ? 'criterion.pickDate' : 'criterion.useExpression');

  function toggle(): void {
    setIsTyped(!isTyped);
    setOther(value);
    onChange(other);
  }

  return (
    <div className={styles.date}>
      {isTyped ? (
        <TextField
          {...field}
          value={value}
          onChange={onChange}
          onBlur={onLeave}
          readOnly={isReadOnly}
          placeholder={EXAMPLE}
          spellCheck={false}
        />
      ) : (
        <DateField
          {...field}
          pickerLabel={subject}
          locale={locale}
          value={withoutZeros(value)}
          onChange={(next) => onChange(withSeconds(next))}
          acceptsText={isEvaluated}
          onBlur={() => {
            if (isEvaluated(value)) setIsTyped(true);
            onLeave();
          }}
          disabled={isReadOnly}
          defaultTime="00:00"
        />
      )}
      {allowsExpression && !isReadOnly && (
        <Button size="sm" aria-label={`${change}: ${subject}`} onClick={toggle}>
          {change}
        </Button>
      )}
    </div>
  );
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the engine's own syntax
const EXAMPLE = '${dateTime().plusDays(2)}';

/** Criteria have seconds in any case; the field shows those that are not zero. */
function withoutZeros(text: string): string {
  return text.replace(/^([\d-]+T\d{2}:\d{2}):00(\.0+)?$/, '$1');
}

function withSeconds(text: string): string {
  return /^[\d-]+T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text;
}
