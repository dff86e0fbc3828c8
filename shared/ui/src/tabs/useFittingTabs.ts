import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface MeasuredTab {
  readonly id: string;
  readonly label: string;
  readonly isFolded?: boolean | undefined;
}

const MORE = 80;

/** Measured by the browser's own layout, before paint. */
export function useFittingTabs(
  list: RefObject<HTMLElement | null>,
  items: readonly MeasuredTab[],
  value: string,
  isWanted: boolean,
): (item: MeasuredTab) => boolean {
  const [tooMany, setTooMany] = useState<readonly string[]>([]);
  const widths = useRef(new Map<string, number>());
  const names = items.map(({ id, label, isFolded }) => `${id} ${label} ${isFolded}`).join('\n');

  const measure = useEffectEvent(() => {
    const row = list.current?.parentElement;
    if (list.current === null || row == null || row.clientWidth === 0) return;
    const next = overflowOf(row, list.current);
    if (next.join('\n') !== tooMany.join('\n')) flushSync(() => setTooMany(next));
  });

  function overflowOf(row: HTMLElement, tabs: HTMLElement): readonly string[] {
    for (const tab of tabs.children) {
      if (tab instanceof HTMLElement) widths.current.set(tab.dataset.tab ?? '', tab.offsetWidth);
    }
    const { columnGap } = getComputedStyle(tabs);
    const gap = Number.parseFloat(columnGap) || 0;
    const widthOf = ({ id }: MeasuredTab) => (widths.current.get(id) ?? 0) + gap;
    const wanted = items.filter((item) => !item.isFolded || item.id === value);
    const all = wanted.reduce((sum, item) => sum + widthOf(item), 0);
    const button = tabs.nextElementSibling?.clientWidth ?? MORE;
    const hasFolded = wanted.length < items.length;
    if (all <= row.clientWidth - (hasFolded ? button : 0)) return [];
    const chosen = wanted.find(({ id }) => id === value);
    let left = row.clientWidth - button - (chosen === undefined ? 0 : widthOf(chosen));
    let isFull = false;
    return wanted.flatMap((item) => {
      if (item === chosen) return [];
      left -= widthOf(item);
      isFull ||= left < 0;
      return isFull ? [item.id] : [];
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs, and another chosen one, are measured again
  useEffect(() => {
    const row = list.current?.parentElement;
    if (!isWanted || row == null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(row);
    return () => observer.disconnect();
  }, [isWanted, list, names, value]);

  return ({ id, isFolded }) => !isFolded && !tooMany.includes(id);
}
