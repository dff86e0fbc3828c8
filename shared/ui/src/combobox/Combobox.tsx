import { Autocomplete } from '@base-ui/react/autocomplete';
import { holdsWords } from '@taskweave/base/texts/words';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/Field';
import { type NativeProps, splitField } from '../field/splitField';
import { Icon } from '../icon/Icon';
import { Kbd } from '../kbd/Kbd';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import { useOverlayRoot } from '../overlays/OverlayRoot';
import styles from './Combobox.module.css';

/** A suggestion. Picking it puts `value` into the field. */
export interface ComboboxOption {
  readonly value: string;
  /** What people read; the value where it is not given. */
  readonly label?: string | undefined;
  /** Secondary text after the label. */
  readonly detail?: string | undefined;
}

export interface ComboboxProps extends FieldProps, NativeProps<'input', 'type'> {
  /** Any text is allowed; suggestions only help. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  /** `self` shows suggestions that contain the text in any case; `none` leaves filtering to the caller. */
  readonly filter?: 'self' | 'none' | undefined;
  /** Shown and announced if there are no suggestions: "Searching", "No users found". */
  readonly status?: string | undefined;
  /** Called after `onChange` when a suggestion is picked by mouse or Enter. */
  readonly onPick?: ((option: ComboboxOption) => void) | undefined;
  /** What the text means, at the end of the field: the name that belongs to an id. */
  readonly suffix?: ReactNode;
  /** Keeps the suggestions open below the field, where they cover nothing. */
  readonly isInline?: boolean | undefined;
  /** Highlights the first suggestion as the one that Enter takes; the caller handles Enter. For inline suggestions. */
  readonly marksFirst?: boolean | undefined;
}

const EMPTY = '';

/**
 * A text field with suggestions. Arrow keys walk through them, Enter picks, Escape closes the list and nothing else.
 * @example
 * <Combobox label="Process" value={key} onChange={setKey} options={[{ value: 'invoice', label: 'Invoice' }]} />
 */
export function Combobox(props: ComboboxProps) {
  const {
    value,
    onChange,
    options,
    filter = 'self',
    status,
    onPick,
    suffix,
    isInline = false,
    marksFirst = false,
    readOnly = false,
    disabled = false,
    ...rest
  } = props;
  const [frame, native] = splitField(rest);
  const [isOpen, setIsOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const inputFrame = useNamedDismissal(isInline || isOpen);

  function pick(option: ComboboxOption): void {
    onChange(option.value);
    onPick?.(option);
    setIsOpen(false);
  }

  const suggestions = { label: props.label, status, value, onPick: pick };

  return (
    <Field {...frame}>
      {(control) => (
        <Autocomplete.Root
          items={options}
          value={value}
          onValueChange={onChange}
          inline={isInline}
          open={isInline || isOpen}
          onOpenChange={setIsOpen}
          filter={filter === 'self' ? holdsText : null}
          mode={filter === 'self' ? 'list' : 'none'}
          itemToStringValue={(option) => option.value}
          openOnInputClick
          autoHighlight={false}
          // A list that appears under a resting mouse must not highlight anything.
          highlightItemOnHover={!isInline}
          readOnly={readOnly}
          disabled={disabled}
          required={props.required ?? false}
        >
          <span ref={inputFrame} className={styles.frame}>
            <Autocomplete.Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...native}
              {...control}
              aria-describedby={joined(native['aria-describedby'], control['aria-describedby'])}
              onBlur={(event) => {
                if (popup.current?.contains(event.relatedTarget) !== true) setIsOpen(false);
                native.onBlur?.(event);
              }}
              data-read-only={readOnly || undefined}
              data-suffixed={suffix ? true : undefined}
            />
            <Suffix>{suffix}</Suffix>
          </span>
          {isInline && <InlineSuggestions {...suggestions} marksFirst={marksFirst} />}
          {isOpen && !isInline && (
            <SuggestionPopup popup={popup} hasNothing={options.length === 0 && !status} {...suggestions} />
          )}
        </Autocomplete.Root>
      )}
    </Field>
  );
}

function joined(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** For screen readers, the library draws a button before the input, late and with a name in English. */
function useNamedDismissal(isOpen: boolean): RefObject<HTMLSpanElement | null> {
  const frame = useRef<HTMLSpanElement>(null);
  const { t } = useTexts(KIT_TEXTS);
  const name = t('suggestions.close');
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      frame.current?.querySelector('span[role=button]')?.setAttribute('aria-label', name);
    });
    return () => clearTimeout(timer);
  }, [isOpen, name]);
  return frame;
}

function Suffix({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <span className={styles.suffix} aria-hidden="true">
        {children}
      </span>
    )
  );
}

function InlineSuggestions(props: SuggestionsProps) {
  return (
    <div className={styles.inline}>
      <Suggestions {...props} />
    </div>
  );
}

interface SuggestionsProps extends Pick<ComboboxProps, 'label' | 'status' | 'value' | 'marksFirst'> {
  readonly onPick: (option: ComboboxOption) => void;
}

function Suggestions({ label, status, value, onPick, marksFirst = false }: SuggestionsProps) {
  return (
    <>
      <Autocomplete.Status className={styles.status}>{status ?? EMPTY}</Autocomplete.Status>
      <Autocomplete.List className={styles.list} aria-label={label}>
        {(option: ComboboxOption, index) => (
          <Autocomplete.Item
            key={option.value}
            value={option}
            className={styles.item}
            aria-selected={marksFirst && index === 0}
            onClick={() => onPick(option)}
          >
            <span className={styles.label}>{option.label ?? option.value}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
            {option.value === value && <Icon name="check" />}
            {marksFirst && index === 0 && (
              <span className={styles.enter} aria-hidden="true">
                <Kbd keys="↵" />
              </span>
            )}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </>
  );
}

interface SuggestionPopupProps extends SuggestionsProps {
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly hasNothing: boolean;
}

function SuggestionPopup({ popup, hasNothing, ...suggestions }: SuggestionPopupProps) {
  const overlayRoot = useOverlayRoot();
  return (
    <Autocomplete.Portal container={overlayRoot}>
      <Autocomplete.Positioner
        className={styles.positioner}
        data-nothing={hasNothing || undefined}
        sideOffset={4}
        collisionPadding={8}
      >
        {/* The library's own part hides the rest of the page from screen readers. */}
        <div ref={popup} role="presentation" className={styles.popup}>
          <Suggestions {...suggestions} />
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

/** Every word of the text occurs somewhere in the option: "ann mi" finds Mia Anne. */
function holdsText({ value, label = '', detail = '' }: ComboboxOption, text: string): boolean {
  return holdsWords(`${value} ${label} ${detail}`, text);
}
