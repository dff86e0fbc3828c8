// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  isMaximised,
  LIMITS,
  readLayout,
  resetLayout,
  setFolded,
  setMaximised,
  setWidth,
  storeLayout,
  useLayout,
} from './LayoutStore';

const FIRST_DAY = {
  filters: LIMITS.filters.initial,
  tasks: LIMITS.tasks.initial,
  folded: { filters: false, tasks: false },
};

beforeEach(() => {
  resetLayout();
});

it.each([
  [{ filters: 9000 }, { ...FIRST_DAY, filters: LIMITS.filters.max }],
  [{ filters: 1 }, { ...FIRST_DAY, filters: LIMITS.filters.min }],
  [{ tasks: -5 }, { ...FIRST_DAY, tasks: LIMITS.tasks.min }],
  [{ tasks: 'wide' }, FIRST_DAY],
  [{ tasks: null }, FIRST_DAY],
  [{ folded: { tasks: true } }, { ...FIRST_DAY, folded: { filters: false, tasks: true } }],
  [{ folded: { tasks: 'yes' } }, FIRST_DAY],
  [{ folded: true }, FIRST_DAY],
  [7, FIRST_DAY],
])('takes of the stored layout %j what can be used', (stored, expected) => {
  localStorage.setItem('taskweave.layout', JSON.stringify(stored));
  expect(readLayout()).toEqual(expected);
});

it('reads what it has stored', () => {
  setWidth('tasks', 500);
  setFolded('filters', true);
  expect(readLayout()).toEqual({ ...FIRST_DAY, tasks: 500, folded: { filters: true, tasks: false } });
});

it('keeps a width within its limits', () => {
  setWidth('filters', 10_000);
  expect(useLayout.getState().filters).toBe(LIMITS.filters.max);
});

it('folds both columns away for the task, and brings both back', () => {
  setMaximised(true);
  const during = isMaximised(useLayout.getState());
  setMaximised(false);
  expect(during).toBe(true);
  expect(useLayout.getState().folded).toEqual(FIRST_DAY.folded);
});

it('counts as maximised only while both columns are folded', () => {
  setMaximised(true);
  setFolded('tasks', false);
  expect(isMaximised(useLayout.getState())).toBe(false);
});

it('is as on the first day after a reset, at the next visit too', () => {
  setWidth('tasks', 500);
  setMaximised(true);
  storeLayout();
  resetLayout();
  expect(readLayout()).toEqual(FIRST_DAY);
  expect(useLayout.getState()).toEqual({ ...FIRST_DAY, isFiltersOpen: false });
});
