import type { ListCellProps } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { DueCell, PriorityCell } from './taskCells';

function read(Cell: typeof DueCell, locale: string, task: object): string | null {
  const props = { task, names: {}, now: new Date('2026-11-20T12:00:00') } as unknown as ListCellProps;
  return openApp(plugin, <Cell {...props} />, { locale }).container.textContent;
}

it.each([
  ['de', '60'],
  ['ar-EG', '٦٠'],
])('a priority has the figures of %s', (locale, text) => {
  expect(read(PriorityCell, locale, { priority: 60 })).toBe(text);
});

it.each([
  ['2026-11-18T17:00:00.000', '2 days overdue'],
  ['2026-11-20T09:05:00.000', 'Overdue since 09:05'],
  ['2026-11-20T16:00:00.000', 'Today, 16:00'],
])('a due date reads as on a card and in the task: %s', (due, text) => {
  expect(read(DueCell, 'en-GB', { due })).toBe(text);
});
