import type { ColumnMeta } from '@taskweave/plugin-sdk';

/** Rows, in groups or without. */
export const ROWS = ':is([role="grid"], [role="treegrid"])';
const FIRST_ROW = `${ROWS} [tabindex="0"]`;

/** Where the focus goes in each column: what a person most likely came for, then whatever takes the focus. */
const TARGETS: Readonly<Record<ColumnMeta['place'], readonly string[]>> = {
  filters: ['li a[href]', 'a[href], button:not([disabled])'],
  tasks: [FIRST_ROW, ROWS, 'a[href], button:not([disabled])'],
  task: [
    'form :is(input, select, textarea):not([type="hidden"], [disabled], [readonly])',
    'form button:not([disabled])',
    '[role="tab"][aria-selected="true"]',
    'a[href], button:not([disabled])',
  ],
};

/**
 * Moves the focus into a column.
 *
 * @returns whether there was something to take it
 */
export function focusColumn(place: ColumnMeta['place']): boolean {
  const column = document.getElementById(`${place}-body`);
  if (column === null) return false;
  return focusFirst(column, TARGETS[place]);
}

/** Moves the focus into the rows, and nowhere else. */
export function focusList(): boolean {
  const column = document.getElementById('tasks-body');
  return column !== null && focusFirst(column, [FIRST_ROW]);
}

function focusFirst(column: Element, selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    for (const element of column.querySelectorAll<HTMLElement>(selector)) {
      if (element.closest('[data-bar]') !== null) continue;
      element.focus();
      // What is not on screen cannot take the focus: the next one may.
      if (document.activeElement === element) return true;
    }
  }
  return false;
}
