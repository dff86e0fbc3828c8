import { PropertyButton } from '@taskweave/ui/property-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface InlineEditing {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
  readonly next: () => void;
}

export interface InlineFieldProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly isUnset?: boolean | undefined;
  /** What a press does where nothing is set; the label stands there then. */
  readonly action?: string | undefined;
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly readOnly?: boolean | undefined;
  readonly editor: (editing: InlineEditing) => ReactNode;
  readonly onIntent?: (() => void) | undefined;
}

export function InlineField(props: InlineFieldProps) {
  const { name, label, children, isUnset, action, tone, readOnly = false, editor, onIntent } = props;
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
        aria-label={action && `${label}: ${action}`}
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        onClick={() => setIsEditing(!isEditing)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {action === undefined ? (
          <>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {children}
          </>
        ) : (
          label
        )}
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

export function nextInlineField(field: HTMLElement | null): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[data-inline-field]')];
  const index = field === null ? -1 : all.indexOf(field);
  return all[index + 1] ?? field;
}
