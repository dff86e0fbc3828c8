import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { Kbd } from '../kbd/Kbd';
import { MarkedText } from '../marked-text/MarkedText';
import { overlayRoot } from '../overlays/overlayRoot';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './CommandDialog.module.css';

export interface CommandItem {
  /** Unique among all groups. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Keys that do the same, to be learned here. */
  readonly keys?: string | undefined;
}

export interface CommandItemGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
  /** Stands in place of items: why there are none. */
  readonly note?: string | undefined;
}

export interface CommandDialogProps {
  /** Name of the dialog, for screen readers. */
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Those without items and note are left out. */
  readonly groups: readonly CommandItemGroup[];
  /** How many there are, or that none fits: read out when it changes. */
  readonly status: string;
  /** Shown where there is nothing to choose. */
  readonly emptyText: string;
  readonly isBusy?: boolean | undefined;
  readonly onPick: (item: CommandItem) => void;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
}

/** Rows that PageUp and PageDown jump over. */
const PAGE = 6;

/** A field over the page with everything that fits what is typed. Arrow keys choose, Enter does it, Escape leaves. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, placeholder, text, onTextChange, groups, status, emptyText, isBusy, onPick, onClose } =
    props;
  const baseId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  // While nobody has chosen, and when what was chosen has gone, Enter means the first.
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  );
  const activeItem = items[active];
  const hasNothing = items.length === 0 && groups.every(({ note }) => !note);
  // By place: ids of items may hold what may not stand in an id of the page.
  const optionId = (item: CommandItem) => `${baseId}-${items.indexOf(item)}`;

  function choose(index: number): void {
    const item = items[index];
    if (item === undefined) return;
    setChosenId(item.id);
    document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = items.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + PAGE),
      PageUp: Math.max(0, active - PAGE),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      choose(next);
    }
    if (event.key === 'Enter' && activeItem !== undefined) {
      event.preventDefault();
      onPick(activeItem);
    }
  }

  return (
    <BaseDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BaseDialog.Portal container={overlayRoot()}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.dialog} initialFocus={input}>
            <VisuallyHidden>
              <BaseDialog.Title>{title}</BaseDialog.Title>
            </VisuallyHidden>
            <div className={styles.head}>
              <Icon name="search" size={20} />
              <input
                ref={input}
                className={styles.input}
                type="text"
                role="combobox"
                aria-label={title}
                aria-expanded={items.length > 0}
                aria-controls={`${baseId}-list`}
                aria-autocomplete="list"
                aria-activedescendant={activeItem && optionId(activeItem)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={placeholder}
                value={text}
                onChange={(event) => {
                  setChosenId(null);
                  if (list.current !== null) list.current.scrollTop = 0;
                  onTextChange(event.target.value);
                }}
                onKeyDown={handleKeyDown}
              />
              {isBusy && <span className={styles.spinner} aria-hidden="true" />}
            </div>
            {hasNothing && <p className={styles.empty}>{emptyText}</p>}
            {/* What scrolls is the list itself: the field's arrow keys scroll it. */}
            <div
              ref={list}
              id={`${baseId}-list`}
              role="listbox"
              aria-label={title}
              className={styles.body}
              hidden={hasNothing}
            >
              {groups.map((group) => drawGroup(group))}
            </div>
            <VisuallyHidden>
              <span role="status">{status}</span>
            </VisuallyHidden>
            {props.footer && <div className={styles.foot}>{props.footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );

  function drawGroup({ id, label, items: own, note }: CommandItemGroup): ReactNode {
    if (own.length === 0 && !note) return null;
    const headingId = `${baseId}-group-${id}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of this role, and no fieldsets
      <div key={id} role="group" aria-labelledby={headingId} className={styles.group}>
        <div id={headingId} role="presentation" className={styles.heading}>
          {label}
        </div>
        {own.map((item) => drawItem(item))}
        {note && (
          <div role="presentation" className={styles.note}>
            {note}
          </div>
        )}
      </div>
    );
  }

  function drawItem(item: CommandItem): ReactNode {
    const isActive = item === activeItem;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which never loses the focus
      // biome-ignore lint/a11y/useFocusableInteractive: as above; the field points at it by aria-activedescendant
      <div
        key={item.id}
        id={optionId(item)}
        role="option"
        aria-selected={isActive}
        className={styles.item}
        // A press must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
        // Movement, not entering: a list that scrolls under a mouse at rest chooses nothing.
        onPointerMove={() => {
          if (!isActive) setChosenId(item.id);
        }}
        onClick={() => onPick(item)}
      >
        {item.icon && <Icon name={item.icon} />}
        {/* The spaces are heard, not seen: the name is what stands there. */}
        <span className={styles.label}>
          <MarkedText text={item.label} search={text} />
        </span>{' '}
        {item.detail && (
          <span className={styles.detail}>
            <MarkedText text={item.detail} search={text} />
          </span>
        )}{' '}
        {item.keys && (
          <span className={styles.keys}>
            <Kbd keys={item.keys} />
          </span>
        )}
      </div>
    );
  }
}
