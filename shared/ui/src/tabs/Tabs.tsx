import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Shown after the label, already formatted. */
  readonly count?: ReactNode;
}

export interface TabsProps {
  /** Unique on the page; ties the tabs to their `TabPanel`. */
  readonly idBase: string;
  /** Name of the set: "Task details". */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Id of the chosen tab, from the URL or a state. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Someone is about to choose the tab: time to fetch its content. */
  readonly onIntent?: ((id: string) => void) | undefined;
}

/**
 * A row of tabs, one stop for the Tab key; the arrow keys, Home and End choose at once.
 * The content belongs to the caller: put it into a `TabPanel`.
 */
export function Tabs({ idBase, label, items, value, onChange, onIntent }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = items.findIndex((item) => item.id === value);
  const stopIndex = Math.max(selectedIndex, 0);
  // A row that is new begins with its first tab: to look would have the browser lay out the page.
  const revealed = useRef(0);

  useEffect(() => {
    if (revealed.current === stopIndex) return;
    revealed.current = stopIndex;
    const selected = list.current?.children[stopIndex];
    if (list.current && selected instanceof HTMLElement) reveal(list.current, selected);
  }, [stopIndex]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const target = nextIndex(event, stopIndex, items.length);
    const item = target === null ? undefined : items[target];
    if (target === null || item === undefined) return;
    event.preventDefault();
    const tab = list.current?.children[target];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
    if (item.id !== value) onChange(item.id);
  }

  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(idBase, item.id)}
          className={styles.tab}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? panelId(idBase) : undefined}
          tabIndex={index === stopIndex ? 0 : -1}
          onClick={() => onChange(item.id)}
          onPointerEnter={onIntent && (() => onIntent(item.id))}
          onFocus={onIntent && (() => onIntent(item.id))}
        >
          <span className={styles.label} data-text={item.label}>
            {item.label}
          </span>
          {item.count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{item.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly idBase: string;
  /** Id of the chosen tab. */
  readonly value: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of the chosen tab; it takes the focus, so that its text can be scrolled by keyboard. */
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

/** Scrolls the row alone: `scrollIntoView` would move the columns around it as well. */
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
