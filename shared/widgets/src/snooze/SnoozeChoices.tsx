import { toEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Kbd } from '@taskweave/ui/kbd';
import { TextField } from '@taskweave/ui/text-field';
import { readingOf, readTypedDate } from '@taskweave/ui/typed-date';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import styles from './SnoozeChoices.module.css';
import { SNOOZE_TEXTS } from './snoozeTexts';
import { snoozeTimes } from './snoozeTimes';

export interface SnoozeChoicesProps {
  readonly locale: string;
  readonly now: Date;
  readonly onChoose: (until: string) => void;
}

export function SnoozeChoices({ locale, now, onChoose }: SnoozeChoicesProps) {
  const { t } = useTexts(SNOOZE_TEXTS);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const times = snoozeTimes(locale, now);
  const formats = formatsFor(locale);

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const time = times[Number(key) - 1];
    if (time !== undefined) {
      event.preventDefault();
      onChoose(toEngineDate(time.until));
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (/^\p{L}$/u.test(key)) {
      field.current?.focus();
    }
  }

  function move(by: number): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[index + by];
    (next ?? (by > 0 ? field.current : null))?.focus();
  }

  return (
    <div className={styles.choices}>
      <fieldset ref={list} aria-label={t('title')} onKeyDown={handleKeyDown}>
        {times.map(({ id, label, until }, index) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(toEngineDate(until))}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.date}>{formats.relativeWithTime(until, now)}</span>
            <span aria-hidden="true">
              <Kbd keys={String(index + 1)} />
            </span>
          </button>
        ))}
      </fieldset>
      <TypedTime {...{ locale, now, onChoose, field }} />
    </div>
  );
}

interface TypedTimeProps extends SnoozeChoicesProps {
  readonly field: RefObject<HTMLInputElement | null>;
}

function TypedTime({ locale, now, onChoose, field }: TypedTimeProps) {
  const { t } = useTexts(SNOOZE_TEXTS);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const reading = { locale, now, kind: 'date-time', defaultTime: '09:00', isAhead: true } as const;

  function take(): void {
    const read = readTypedDate(text, reading);
    const until = read === null || read === '' ? null : new Date(read);
    if (until === null) setError(t('notADate'));
    else if (until <= now) setError(t('past'));
    else onChoose(toEngineDate(until));
  }

  return (
    <TextField
      ref={field}
      label={t('typed')}
      hint={readingOf(text, reading) || t('typed.hint')}
      value={text}
      error={error}
      autoComplete="off"
      onChange={(next) => {
        setText(next);
        setError(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}
