import { pageTime } from '@taskweave/i18n/pageTime';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { readingOf, writeTypedDate } from '../date-time-picker/typedDate';
import { PropertyButton } from '../property-list/PropertyButton';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './InlineValue.module.css';
import { inlineText } from './inlineText';
import { type InlineKind, type InlineOption, readInline, writeInline } from './readInline';

export type { InlineKind, InlineOption };

export interface InlineValueProps {
  /** What the value is: "Amount". Read out before it, and the name of the field. */
  readonly label: string;
  readonly kind: InlineKind;
  /** Dates in local time: `2026-11-21`, `2026-11-21T17:00`. Null where none is set. */
  readonly value: string | number | null;
  /** The value as it reads; the value itself by default. */
  readonly text?: string | undefined;
  /** What pressing it does where there is none: "Set amount". */
  readonly unsetText: string;
  /** A number without figures and a date without a day are null. As text, the value is what was typed. */
  readonly onApply: (value: string | number | null, kind: InlineKind) => void;
  /** What there is to choose from; of the kind `text`, to be suggested. */
  readonly options?: readonly InlineOption[] | undefined;
  /** A choice that is not among the options counts too. By default it cancels. */
  readonly allowsOthers?: boolean | undefined;
  /** Offers to type a plain text in place of the kind, such as an expression. */
  readonly canBeText?: boolean | undefined;
  /** Of the person: how dates are typed, and the language of what is wrong. */
  readonly locale: string;
  readonly readOnly?: boolean | undefined;
}

/** A text that is being edited, in the kind of the value or as a plain text. */
interface Editing {
  readonly text: string;
  readonly kind: InlineKind;
  readonly isFaulty: boolean;
}

/**
 * A value that reads as text and is edited in place. Enter applies; Tab applies and goes on to the next inline field of the page;
 * Escape, a press elsewhere and another address cancel.
 *
 * @example
 * <InlineValue label={t('amount')} kind="number" value={amount} unsetText={t('amount.set')} onApply={save} locale={locale} />
 */
export function InlineValue(props: InlineValueProps) {
  const { label, kind, value, unsetText, locale, readOnly = false, options = [] } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [returnsFocus, setReturnsFocus] = useState(false);
  const shown =
    value === null || value === ''
      ? unsetText
      : (props.text ?? writeInline(value, { kind, options, locale }));
  const cancel = useEffectEvent(() => setEditing(null));
  const isEditing = editing !== null;

  useEffect(() => {
    if (!isEditing) return;
    const leave = (event: PointerEvent) => {
      if (!(event.target instanceof Node && frame.current?.contains(event.target))) cancel();
    };
    const goOn = () => cancel();
    document.addEventListener('pointerdown', leave, true);
    window.addEventListener('hashchange', goOn);
    window.addEventListener('popstate', goOn);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('hashchange', goOn);
      window.removeEventListener('popstate', goOn);
    };
  }, [isEditing]);

  useEffect(() => {
    if (!returnsFocus) return;
    setReturnsFocus(false);
    frame.current?.querySelector('button')?.focus();
  }, [returnsFocus]);

  /** @returns whether the editing has ended */
  function apply({ text, kind: typedKind }: Editing): boolean {
    const rules = {
      kind: typedKind,
      options,
      allowsOthers: props.allowsOthers ?? false,
      locale,
      now: pageTime(),
    };
    const reading = readInline(text, rules);
    if (reading.kind === 'fault') {
      setEditing({ text, kind: typedKind, isFaulty: true });
      return false;
    }
    setEditing(null);
    if (reading.kind === 'value' && (reading.value !== value || typedKind !== kind)) {
      props.onApply(reading.value, typedKind);
    }
    return true;
  }

  if (readOnly) return <span data-unset={value === null || undefined}>{shown}</span>;
  return (
    <span ref={frame} className={styles.frame}>
      {editing === null ? (
        <PropertyButton
          data-inline-field=""
          isUnset={value === null || value === ''}
          onClick={() =>
            setEditing({ text: writeInline(value, { kind, options, locale }), kind, isFaulty: false })
          }
        >
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {shown}
        </PropertyButton>
      ) : (
        <InlineInput
          {...props}
          options={options}
          editing={editing}
          onChange={setEditing}
          onCancel={() => {
            setEditing(null);
            setReturnsFocus(true);
          }}
          onApply={(goesOn) => {
            const next = goesOn ? nextField(frame.current) : null;
            if (!apply(editing)) return;
            if (next === null) setReturnsFocus(true);
            else next.focus();
          }}
        />
      )}
    </span>
  );
}

interface InlineInputProps extends Omit<InlineValueProps, 'onApply'> {
  readonly options: readonly InlineOption[];
  readonly editing: Editing;
  readonly onChange: (editing: Editing) => void;
  readonly onCancel: () => void;
  /** @param goesOn to the next field */
  readonly onApply: (goesOn: boolean) => void;
}

function InlineInput({ label, kind, options, canBeText, locale, editing, ...on }: InlineInputProps) {
  const id = useId();
  const isText = editing.kind === 'text' && kind !== 'text';

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      on.onCancel();
    }
    const goesOn = event.key === 'Tab' && !event.shiftKey;
    if (event.key !== 'Enter' && !goesOn) return;
    event.preventDefault();
    on.onApply(goesOn);
  }

  return (
    <>
      {canBeText && kind !== 'text' && (
        <IconButton
          icon="edit"
          size="sm"
          label={inlineText('asText', locale, { label })}
          aria-pressed={isText}
          onClick={() => on.onChange({ ...editing, kind: isText ? kind : 'text', isFaulty: false })}
        />
      )}
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        className={styles.input}
        data-inline-field=""
        aria-label={label}
        aria-invalid={editing.isFaulty || undefined}
        aria-describedby={editing.isFaulty ? `${id}-fault` : undefined}
        inputMode={editing.kind === 'number' ? 'decimal' : undefined}
        list={options.length > 0 ? `${id}-options` : undefined}
        autoComplete="off"
        value={editing.text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => on.onChange({ ...editing, text: event.currentTarget.value, isFaulty: false })}
        onKeyDown={handleKeyDown}
      />
      {options.length > 0 && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option.value} value={option.label} />
          ))}
        </datalist>
      )}
      <span role="status" className={styles.reading}>
        {(editing.kind === 'date' || editing.kind === 'date-time') &&
          readingOf(editing.text, { kind: editing.kind, locale, now: pageTime(), defaultTime: '00:00' })}
      </span>
      {editing.isFaulty && (
        <span id={`${id}-fault`} role="alert" className={styles.error}>
          {faultText(kind, locale)}
        </span>
      )}
    </>
  );
}

function faultText(kind: InlineKind, locale: string): string {
  if (kind === 'number') return inlineText('fault.number', locale);
  const example = writeTypedDate(kind === 'date' ? '2026-12-31' : '2026-12-31T17:00', locale);
  return inlineText('fault.date', locale, { example });
}

/** The inline field after this one in the order of the page; null where it is the last. */
function nextField(frame: HTMLElement | null): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-inline-field]')];
  const own = frame?.querySelector<HTMLElement>('[data-inline-field]') ?? null;
  return own === null ? null : (fields[fields.indexOf(own) + 1] ?? null);
}
