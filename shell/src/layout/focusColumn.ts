import type { ColumnMeta } from '@taskweave/plugin-sdk';

export const ROWS = ':is([role="grid"], [role="treegrid"])';
const FIRST_ROW = `${ROWS} [tabindex="0"]`;

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

export function focusColumn(place: ColumnMeta['place']): boolean {
  const column = document.getElementById(`${place}-body`);
  if (column === null) return false;
  return focusFirst(column, TARGETS[place]);
}

export function focusList(): boolean {
  const column = document.getElementById('tasks-body');
  return column !== null && focusFirst(column, [FIRST_ROW]);
}

function focusFirst(column: Element, selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    for (const element of column.querySelectorAll<HTMLElement>(selector)) {
      if (element.closest('[data-bar]') !== null) continue;
      element.focus();
      if (document.activeElement === element) return true;
    }
  }
  return false;
}
