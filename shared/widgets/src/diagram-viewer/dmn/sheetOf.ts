import type { OpenSheet } from '../drawing/OpenDiagram';

const MARK = 'diagram-current';

export function sheetOf(container: HTMLElement): Pick<OpenSheet, 'form' | 'mark'> {
  const number = container.querySelector('th.index-column');
  if (number !== null) number.textContent = '#';
  for (const heading of container.querySelectorAll('thead th')) heading.setAttribute('scope', 'col');
  return {
    form: 'sheet',
    mark: (ruleIds) => {
      const wanted = new Set(ruleIds);
      const rows = [...container.querySelectorAll<HTMLElement>('tbody tr')];
      const numbers: string[] = [];
      let first: HTMLElement | null = null;
      for (const row of rows) {
        const index = row.querySelector<HTMLElement>('td.rule-index');
        const isMarked = wanted.has(index?.dataset.rowId ?? '');
        row.classList.toggle(MARK, isMarked);
        if (isMarked) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
        if (!isMarked) continue;
        numbers.push(index?.textContent?.trim() ?? '');
        first ??= row;
      }
      if (first !== null) show(container, first);
      return numbers;
    },
  };
}

function show(container: HTMLElement, row: HTMLElement): void {
  const head = container.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const place = container.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top >= place.top + head && bottom <= place.bottom) return;
  container.scrollTop += top - place.top - head;
}
