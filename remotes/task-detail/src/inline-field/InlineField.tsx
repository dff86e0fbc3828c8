import { PropertyButton } from '@taskweave/ui/property-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface InlineEditing {
  /** The button: editors open next to it and return the focus to it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
  /** Closes and goes on to the next inline field, as the Tab key does after applying. */
  readonly next: () => void;
}

export interface InlineFieldProps {
  /** For those who look for the field on the page: `[data-inline-field="due"]`. */
  readonly name: string;
  /** What the value is: "Due". Read out before it. */
  readonly label: string;
  /** The value as text. */
  readonly children: ReactNode;
  /** Nothing is set: the text says what pressing it does. */
  readonly isUnset?: boolean | undefined;
  readonly tone?: 'danger' | 'warning' | undefined;
  /** Read-only. */
  readonly readOnly?: boolean | undefined;
  /** Draws the editor, usually a lazily loaded popover. */
  readonly editor: (editing: InlineEditing) => ReactNode;
  /** The person is about to edit: the time to load the editor. */
  readonly onIntent?: (() => void) | undefined;
}

/**
 * A value that reads as text and turns into an editor when it is pressed. Another address in the browser cancels the
 * editing; Escape and presses elsewhere are the editor's own.
 */
export function InlineField(props: InlineFieldProps) {
  const { name, label, children, isUnset, tone, readOnly = false, editor, onIntent } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useState(false);

  useEffect(() => {
    if (!isEditing) return;
    const cancel = () => setIsEditing(false);
    window.addEventListener('hashchange', cancel);
    return () => window.removeEventListener('hashchange', cancel);
  }, [isEditing]);

  if (readOnly) return <span data-unset={isUnset || undefined}>{children}</span>;

  return (
    <>
      <PropertyButton
        ref={anchor}
        isUnset={isUnset}
        tone={tone}
        data-inline-field={name}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onClick={() => setIsEditing(!isEditing)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {children}
      </PropertyButton>
      {isEditing &&
        editor({
          anchor,
          close: () => setIsEditing(false),
          next: () => {
            setIsEditing(false);
            nextInlineField(anchor.current)?.focus();
          },
        })}
    </>
  );
}

/** The inline field after this one in the order of the page; itself where it is the last. */
export function nextInlineField(field: HTMLElement | null): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-inline-field]')];
  const index = field === null ? -1 : all.indexOf(field);
  return all[index + 1] ?? field;
}
