import { type RefObject, useEffect, useState } from 'react';

/** What a row is entered by: what has to be mended, its name or its value, any other field, or its first button. */
const FIELDS = [
  '[aria-invalid="true"]',
  '[id$="-name"]',
  '[id$="-text"]:not([readonly])',
  'select',
  'button',
];

/**
 * Puts the focus into a row once it is drawn: to what is wrong with it, or its first field, or its first button.
 *
 * @returns takes the key of the row; null for the table itself
 */
export function useRowFocus(table: RefObject<HTMLElement | null>): (key: string | null) => void {
  const [wanted, setWanted] = useState<{ readonly key: string | null } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    const row = wanted.key === null ? null : rowOf(table.current, wanted.key);
    const field = FIELDS.flatMap((selector) => row?.querySelector<HTMLElement>(selector) ?? [])[0];
    // Whole, with the buttons below its fields, as far as it fits. Absent where nothing is laid out.
    row?.scrollIntoView?.({ block: 'nearest' });
    (field ?? table.current)?.focus();
  }, [wanted, table]);

  return (key) => setWanted({ key });
}

function rowOf(table: HTMLElement | null, key: string): Element | null {
  const rows = [...(table?.querySelectorAll('[data-row]') ?? [])];
  return rows.find((row) => row.getAttribute('data-row') === key) ?? null;
}
