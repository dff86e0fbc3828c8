import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { MenuButton } from '../menu/MenuButton';
import styles from './Tabs.module.css';
import { useFittingTabs } from './useFittingTabs';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Already formatted; takes no room from other tabs when it appears. */
  readonly count?: string | undefined;
  /** Has nothing to show: it is in the menu, unless it is chosen. Needs `more`. */
  readonly isFolded?: boolean | undefined;
}

export interface TabsProps {
  /** Unique on the page; ties the tabs to their `TabPanel`. */
  readonly idBase: string;
  /** Name of the set: "Task details". */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Someone is about to choose the tab: time to prefetch its content. */
  readonly onIntent?: ((id: string) => void) | undefined;
  /** Name of the menu for folded and overflowing tabs: "More". Without it the row scrolls. */
  readonly more?: string | undefined;
}

/**
 * A row of tabs, one stop for the Tab key; the arrow keys, Home and End choose at once. The menu behind them is the next stop.
 * Without a menu, the row scrolls where room is short, and brings the chosen tab into view.
 * The content belongs to the caller: put it into a `TabPanel`.
 */
export function Tabs({ idBase, label, items, value, onChange, onIntent, more }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const fits = useFittingTabs(list, items, value, more !== undefined);
  const shown = more === undefined ? items : items.filter((item) => item.id === value || fits(item));
  const folded = items.filter((item) => !shown.includes(item));
  const stopIndex = Math.max(
    shown.findIndex((item) => item.id === value),
    0,
  );
  const isChosenInMenu = useRef(false);
  const revealed = useRef(0);

  useEffect(() => {
    if (revealed.current === stopIndex) return;
    revealed.current = stopIndex;
    const selected = list.current?.children[stopIndex];
    if (list.current && selected instanceof HTMLElement) reveal(list.current, selected);
  }, [stopIndex]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is chosen, and not before
  useEffect(focusChosen, [value]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    isChosenInMenu.current = false;
    const target = nextIndex(event, stopIndex, shown.length);
    const item = target === null ? undefined : shown[target];
    if (target === null || item === undefined) return;
    event.preventDefault();
    const tab = list.current?.children[target];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
    if (item.id !== value) onChange(item.id);
  }

  /** The menu returns the focus to its button; the chosen tab takes it instead. */
  function focusChosen(): void {
    if (isChosenInMenu.current)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks on where the focus goes
    <div
      className={styles.row}
      onFocus={({ target }) => {
        if (!list.current?.contains(target)) focusChosen();
      }}
      onPointerDown={() => {
        isChosenInMenu.current = false;
      }}
    >
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {shown.map((item, index) => (
          <Tab
            key={item.id}
            {...{ idBase, item, onChange, onIntent }}
            isSelected={item.id === value}
            isStop={index === stopIndex}
          />
        ))}
      </div>
      {more !== undefined && folded.length > 0 && (
        <MenuButton
          label={more}
          size="sm"
          align="end"
          entries={folded.map(({ id, label: name }) => ({
            kind: 'action',
            id,
            label: name,
            onSelect: () => {
              isChosenInMenu.current = true;
              onChange(id);
            },
          }))}
        />
      )}
    </div>
  );
}

interface TabProps extends Pick<TabsProps, 'idBase' | 'onChange' | 'onIntent'> {
  readonly item: TabItem;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}

function Tab({ idBase, item: { id, label, count }, isSelected, isStop, onChange, onIntent }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={tabId(idBase, id)}
      className={styles.tab}
      data-tab={id}
      data-text={label}
      data-count={count}
      aria-label={count === undefined ? undefined : `${label}, ${count}`}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(idBase) : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChange(id)}
      onPointerEnter={onIntent && (() => onIntent(id))}
      onFocus={onIntent && (() => onIntent(id))}
    >
      {label}
    </button>
  );
}

export interface TabPanelProps {
  readonly idBase: string;
  readonly value: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of the chosen tab; focusable, so that it can be scrolled by keyboard. */
export function TabPanel({ idBase, value, className, children }: TabPanelProps) {
  return (
    <div
      id={panelId(idBase)}
      className={className}
      role="tabpanel"
      aria-labelledby={tabId(idBase, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern of the ARIA guide for panels that may begin with text
      tabIndex={0}
    >
      {children}
    </div>
  );
}

function nextIndex(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || count === 0) return null;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight':
      return (current + (isRightToLeft ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (current + (isRightToLeft ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Scrolls only the row: `scrollIntoView` would move the columns around it as well. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < frame.left) list.scrollLeft -= frame.left - box.left + 24;
  else if (box.right > frame.right) list.scrollLeft += box.right - frame.right + 24;
}

function tabId(idBase: string, id: string): string {
  return `${idBase}-tab-${id}`;
}

function panelId(idBase: string): string {
  return `${idBase}-panel`;
}
