// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sheetOf } from './sheetOf';

function table(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = `<table><thead><tr><th class="index-column"></th><th class="input-cell">Income</th></tr></thead><tbody>${[
    'low',
    'fair',
    'high',
  ]
    .map((id, index) => `<tr><td class="rule-index" data-row-id="${id}">${index + 1}</td><td>x</td></tr>`)
    .join('')}</tbody></table>`;
  return container;
}

const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-current]')].map((row) => row.textContent);

it('marks rules, returns their numbers, and forgets those before', () => {
  const container = table();
  const sheet = sheetOf(container);
  expect(sheet.mark(['low', 'gone'])).toEqual(['1']);
  expect(sheet.mark(['high', 'fair'])).toEqual(['2', '3']);
  expect(marked(container)).toEqual(['2x', '3x']);
  expect(sheet.mark([])).toEqual([]);
  expect(marked(container)).toEqual([]);
});

it('gives every column a heading', () => {
  const container = table();
  sheetOf(container);
  expect([...container.querySelectorAll('th[scope=col]')].map((cell) => cell.textContent)).toEqual([
    '#',
    'Income',
  ]);
});
