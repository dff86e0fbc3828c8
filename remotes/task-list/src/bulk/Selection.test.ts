import { aTask } from '@taskweave/engine-client/testing/factories';
import { beforeEach, expect, it } from 'vitest';
import { Selection } from './Selection';

const rows = ['a', 'b', 'c', 'd'].map((id) => aTask({ id }));
const at = (row: number) => rows[row];

let selection: Selection;

beforeEach(() => {
  selection = new Selection();
});

it('ticks a task and takes the tick away again', () => {
  tick(1);
  expect(selected()).toEqual(['b']);
  tick(1);
  expect(selected()).toEqual([]);
});

it.each([
  [0, 2, ['a', 'b', 'c']],
  [3, 1, ['d', 'b', 'c']],
])('ticks everything from row %i to row %i', (from, to, expected) => {
  tick(from);
  selection.selectRange(to, at);
  expect(selected()).toEqual(expected);
});

it('ticks one row where no range has begun', () => {
  selection.selectRange(2, at);
  expect(selected()).toEqual(['c']);
});

it('leaves out rows that are not loaded', () => {
  tick(2);
  selection.selectRange(9, at);
  expect(selected()).toEqual(['c', 'd']);
});

function tick(row: number): void {
  const task = at(row);
  if (task) selection.toggle(task, row);
}

function selected(): readonly string[] {
  return [...selection.state.tasks.keys()];
}

it('drops what the list has lost, but not while a bulk operation works on it', () => {
  tick(0);
  tick(1);
  selection.hold(true);
  selection.dropLost((id) => id !== 'a');
  expect(selected()).toEqual(['a', 'b']);
  selection.hold(false);
  selection.dropLost((id) => id !== 'a');
  expect(selected()).toEqual(['b']);
});
