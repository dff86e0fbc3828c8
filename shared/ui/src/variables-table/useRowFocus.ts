import { type RefObject, useEffect, useState } from 'react';

const FIELDS = [
  '[aria-invalid="true"]',
  '[id$="-name"]',
  '[id$="-text"]:not([readonly])',
  'select',
  'button',
];

/**
 * Focuses a row once it is drawn.
 * @returns takes the key of the row; null for the table itself
 */
export function useRowFocus(table: RefObject<HTMLElement | null>): (key: string | null) => void {
  const [wanted, setWanted] = useState<{ readonly key: string | null } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    const row = wanted.key === null ? null : rowOf(table.current, wanted.key);
    const field = FIELDS.flatMap((selector) => row?.querySelector<HTMLElement>(selector) ?? [])[0];
    // `scrollIntoView` is absent where there is no layout.
    row?.scrollIntoView?.({ block: 'nearest' });
    (field ?? table.current)?.focus();
  }, [wanted, table]);

  return (key) => setWanted({ key });
}

function rowOf(table: HTMLElement | null, key: string): Element | null {
  const rows = [...(table?.querySelectorAll('[data-row]') ?? [])];
  return rows.find((row) => row.getAttribute('data-row') === key) ?? null;
}
