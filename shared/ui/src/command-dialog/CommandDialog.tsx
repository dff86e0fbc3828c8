import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import { overlayRoot } from '../overlays/overlayRoot';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './CommandDialog.module.css';
import { CommandGroup } from './CommandGroup';
import type { CommandItem, CommandItemGroup } from './CommandItem';
import { CommandOption } from './CommandOption';

export interface CommandDialogProps {
  /** Name of the dialog, for screen readers. */
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Those without items and note are left out. */
  readonly groups: readonly CommandItemGroup[];
  /** How many there are, or that nothing matches: announced when it changes. */
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

/** A dialog with a field and everything that matches the typed text. Arrow keys choose, Enter runs, Escape closes. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, placeholder, text, onTextChange, groups, status, emptyText, isBusy, onPick, onClose } =
    props;
  const baseId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  // Until something is chosen, and when the chosen item has gone, Enter takes the first one.
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  );
  const activeItem = items[active];
  const hasNothing = items.length === 0 && groups.every(({ note }) => !note);
  // By index: item ids may contain characters that are not allowed in DOM ids.
  const optionId = (item: CommandItem) => `${baseId}-${items.indexOf(item)}`;

  function choose(index: number): void {
    const item = items[index];
    if (item === undefined) return;
    setChosenId(item.id);
    document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = movedBy(event.key, active, items.length - 1);
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
              {groups
                .filter((group) => group.items.length > 0 || group.note)
                .map((group) => (
                  <CommandGroup key={group.id} {...group} headingId={`${baseId}-group-${group.id}`}>
                    {group.items.map((item) => (
                      <CommandOption
                        key={item.id}
                        item={item}
                        id={optionId(item)}
                        search={text}
                        isActive={item === activeItem}
                        onChoose={() => setChosenId(item.id)}
                        onPick={() => onPick(item)}
                      />
                    ))}
                  </CommandGroup>
                ))}
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
}

/** Where a key leads in the list; undefined for keys that lead nowhere. */
function movedBy(key: string, active: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    PageDown: Math.min(last, active + PAGE),
    PageUp: Math.max(0, active - PAGE),
  };
  return moves[key];
}
