import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import type { FieldProps } from '@taskweave/ui/field';
import { SelectField } from '@taskweave/ui/select-field';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import styles from './Criteria.module.css';
import { RELATIVE_DATES, relativeDateOf } from './relativeDates';

export interface DateInputProps extends Pick<FieldProps, 'label' | 'error'> {
  readonly subject: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly isReadOnly: boolean;
  readonly allowsExpression: boolean;
  readonly isLabelShown?: boolean;
}

export function DateInput(props: DateInputProps) {
  const { subject, value, onChange, isReadOnly, allowsExpression } = props;
  const { t } = useTexts(DIALOG_TEXTS);
  const [way, setWay] = useState<Way>(() => wayOf(value, allowsExpression));
  const [texts, setTexts] = useState<Readonly<Partial<Record<Way, string>>>>({});

  function turnTo(next: Way): void {
    setTexts({ ...texts, [way]: value });
    setWay(next);
    onChange(texts[next] ?? (next === 'word' ? (RELATIVE_DATES[0]?.expression ?? '') : ''));
  }

  return (
    <div className={styles.date}>
      <Moment {...props} way={way} onExpression={() => setWay('expression')} />
      {allowsExpression &&
        !isReadOnly &&
        WAYS.filter((other) => other !== way).map((other) => (
          <Button
            key={other}
            size="sm"
            aria-label={`${t(CHANGES[other])}: ${subject}`}
            onClick={() => turnTo(other)}
          >
            {t(CHANGES[other])}
          </Button>
        ))}
    </div>
  );
}

interface MomentProps extends DateInputProps {
  readonly way: Way;
  readonly onExpression: () => void;
}

function Moment({ way, onExpression, value, onChange, onLeave, isReadOnly, ...props }: MomentProps) {
  const { label, subject, error, allowsExpression, isLabelShown = false } = props;
  const { t, locale } = useTexts(DIALOG_TEXTS);
  const isEvaluated = (text: string) => allowsExpression && isExpression(text);
  const field = {
    label,
    'aria-label': isLabelShown ? `${label}: ${subject}` : undefined,
    isLabelHidden: !isLabelShown,
    error,
  };
  if (way === 'expression') {
    const typed = { value, onChange, onBlur: onLeave, readOnly: isReadOnly };
    return <TextField {...field} {...typed} placeholder={EXAMPLE} spellCheck={false} />;
  }
  if (way === 'word') {
    return (
      <SelectField
        {...field}
        value={relativeDateOf(value)?.expression ?? value}
        onChange={onChange}
        onBlur={onLeave}
        disabled={isReadOnly}
        options={RELATIVE_DATES.map(({ id, expression }) => ({
          value: expression,
          label: t(`relative.${id}`),
        }))}
      />
    );
  }
  return (
    <DateField
      {...field}
      pickerLabel={subject}
      locale={locale}
      value={withoutZeros(value)}
      onChange={(next) => onChange(withSeconds(next))}
      acceptsText={isEvaluated}
      onBlur={() => {
        if (isEvaluated(value)) onExpression();
        onLeave();
      }}
      disabled={isReadOnly}
      defaultTime="00:00"
    />
  );
}

type Way = 'date' | 'word' | 'expression';

const WAYS: readonly Way[] = ['word', 'date', 'expression'];

const CHANGES = {
  date: 'criterion.pickDate',
  word: 'criterion.useWord',
  expression: 'criterion.useExpression',
} as const;

function wayOf(value: string, allowsExpression: boolean): Way {
  if (!allowsExpression || !isExpression(value)) return 'date';
  return relativeDateOf(value) === undefined ? 'expression' : 'word';
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the engine's own syntax
const EXAMPLE = '${dateTime().plusDays(2)}';

function withoutZeros(text: string): string {
  return text.replace(/^([\d-]+T\d{2}:\d{2}):00(\.0+)?$/, '$1');
}

function withSeconds(text: string): string {
  return /^[\d-]+T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text;
}
