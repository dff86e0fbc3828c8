import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { DialogFrame } from '@taskweave/ui/host/dialog-frame';
import { Icon } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './CommandDialog.module.css';
import type { CommandItem, CommandItemGroup } from './CommandItem';
import { findWords } from './findWords';

export interface CommandDialogProps {
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly groups: readonly CommandItemGroup[];
  readonly status: string;
  readonly emptyText: string;
  readonly isBusy: boolean;
  readonly onPick: (item: CommandItem) => void;
  readonly onClose: () => void;
  readonly footer: ReactNode;
}

const PLAIN_TEXT = { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

const PAGE = 6;

export function CommandDialog(props: CommandDialogProps) {
  const { title, placeholder, text, onTextChange, groups, onPick } = props;
  const baseId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const { activeItem, setChosenId, handleKeyDown } = useActiveItem(items, baseId, onPick);
  const shownGroups = groups.filter((group) => group.items.length > 0 || group.note);
  const hasNothing = shownGroups.length === 0;

  function handleText(next: string): void {
    setChosenId(null);
    if (list.current !== null) list.current.scrollTop = 0;
    onTextChange(next);
  }

  function drawOption(item: CommandItem): ReactNode {
    return (
      <CommandOption
        key={item.id}
        item={item}
        id={optionIdOf(baseId, items.indexOf(item))}
        search={text}
        isActive={item === activeItem}
        onChoose={() => setChosenId(item.id)}
        onPick={() => onPick(item)}
      />
    );
  }

  return (
    <DialogFrame isOpen size="palette" label={title} initialFocus={input} onClose={props.onClose}>
      <div className={styles.head}>
        <Icon name="search" size={20} />
        <input
          ref={input}
          {...PLAIN_TEXT}
          className={styles.input}
          role="combobox"
          aria-label={title}
          aria-expanded={items.length > 0}
          aria-controls={`${baseId}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeItem && optionIdOf(baseId, items.indexOf(activeItem))}
          placeholder={placeholder}
          value={text}
          maxLength={LONGEST_QUERY}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {props.isBusy && <span className={styles.spinner} aria-hidden="true" />}
      </div>
      {hasNothing && <p className={styles.empty}>{props.emptyText}</p>}
      <div
        ref={list}
        id={`${baseId}-list`}
        role="listbox"
        aria-label={title}
        className={styles.body}
        hidden={hasNothing}
      >
        {shownGroups.map((group) => (
          <CommandGroup key={group.id} {...group} headingId={`${baseId}-group-${group.id}`}>
            {group.items.map(drawOption)}
          </CommandGroup>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{props.status}</span>
      </VisuallyHidden>
      <div className={styles.foot}>{props.footer}</div>
    </DialogFrame>
  );
}

function useActiveItem(items: readonly CommandItem[], baseId: string, onPick: (item: CommandItem) => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [first] = items;
  if (first !== undefined && !items.some(({ id }) => id === chosenId)) setChosenId(first.id);
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  );
  const activeItem = items[active];

  function choose(index: number): void {
    const item = items[index];
    if (item === undefined) return;
    setChosenId(item.id);
    document.getElementById(optionIdOf(baseId, index))?.scrollIntoView({ block: 'nearest' });
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
  return { activeItem, setChosenId, handleKeyDown };
}

/** Item ids may contain characters that are invalid in DOM ids, so the index stands in. */
function optionIdOf(baseId: string, index: number): string {
  return `${baseId}-${index}`;
}

function movedBy(key: string, active: number, last: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    PageDown: Math.min(last, active + PAGE),
    PageUp: Math.max(0, active - PAGE),
  };
  return moves[key];
}

interface CommandGroupProps extends Omit<CommandItemGroup, 'id' | 'items'> {
  readonly headingId: string;
  readonly children: ReactNode;
}

function CommandGroup({ headingId, label, detail, note, children }: CommandGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of this role, and no fieldsets
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={styles.heading}>
        {label} {detail && <bdi className={styles.reading}>{detail}</bdi>}
      </div>
      {children}
      {note && (
        <div role="presentation" className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}

interface CommandOptionProps {
  readonly item: CommandItem;
  readonly id: string;
  readonly search: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onPick: () => void;
}

function CommandOption({ item, id, search, isActive, onChoose, onPick }: CommandOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which never loses the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above; the field points at it by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.item}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => {
        if (!isActive) onChoose();
      }}
      onClick={onPick}
    >
      {/* The spaces separate words for screen readers only. */}
      <span className={styles.label}>
        <MarkedText text={item.label} search={search} />
      </span>{' '}
      {item.detail && (
        <span className={styles.detail}>
          <MarkedText text={item.detail} search={search} />
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

interface MarkedTextProps {
  readonly text: string;
  readonly search: string;
}

function MarkedText({ text, search }: MarkedTextProps) {
  return findWords(text, search).map(({ text: part, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
