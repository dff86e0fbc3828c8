import { expect, it } from 'vitest';
import { Measurements } from '../figures/Measurements.mjs';
import { performancePage, referenceSize } from './performancePage.mjs';
import { withFigures } from './withFigures.mjs';

/** @param {string} figure @param {string} driver @param {readonly number[]} samples @param {number} [tasks] */
function cell(figure, driver, samples, tasks = 5000) {
  return { figure, driver, tasks, cpu: 1, samples: [...samples] };
}

/** @param {readonly import('../figures/Measurements.mjs').Cell[]} cells */
function pageOf(...cells) {
  const drivers = [
    { id: 'taskweave', name: 'Taskweave' },
    { id: 'old', name: 'old Tasklist' },
  ];
  const markdown = performancePage({
    version: 1,
    environment: { commit: 'abc' },
    drivers,
    engineTime: { 5000: { list: 20, task: 5 } },
    cells,
  });
  // The columns are as wide as their longest cell.
  return markdown.replaceAll(/ +\|/g, ' |');
}

it('tells medians with their bounds, and the ratio of ours to the other', () => {
  const markdown = pageOf(cell('claim', 'taskweave', [100, 110, 150]), cell('claim', 'old', [200, 200, 200]));
  expect(markdown).toContain('| claim → form can be worked with | 110 ms (100–150 ms) | 200 ms | 0.55 × | |');
});

it('tells why something is not possible in place of a figure', () => {
  const markdown = pageOf(cell('claim', 'taskweave', [100]), {
    ...cell('claim', 'old', []),
    notPossible: 'It has no such button.',
  });
  expect(markdown).toContain('| 100 ms | not possible: It has no such button. | |');
});

it('lists what is behind, the worst first, and nothing that is ahead', () => {
  const markdown = pageOf(
    cell('claim', 'taskweave', [90]),
    cell('claim', 'old', [100]),
    cell('search', 'taskweave', [150]),
    cell('search', 'old', [100]),
    cell('listeners', 'taskweave', [600]),
    cell('listeners', 'old', [200]),
  );
  const [, losses = ''] = /## Where Taskweave is behind([\s\S]*?)##/.exec(markdown) ?? [];
  expect(losses).toMatch(/listeners .*3\.00 × \|\n\| search/);
  expect(losses).not.toContain('claim');
});

it('says that it is nowhere behind where it is not', () => {
  const markdown = pageOf(cell('claim', 'taskweave', [90]), cell('claim', 'old', [100]));
  expect(markdown).toContain('## Where Taskweave is behind\n\nNowhere in this run.');
});

it('shows the targets', () => {
  const markdown = pageOf(cell('heap', 'taskweave', [9_100_000]), cell('heap', 'old', [14_000_000]));
  expect(markdown).toContain('| Heap with a task open | ≤ 8.0 MB | 9.1 MB | **missed** |');
});

it('refers to the longest list that is an everyday one', () => {
  const sizes = (/** @type {readonly number[]} */ ...all) =>
    referenceSize(new Measurements(all.map((tasks) => cell('claim', 'old', [1], tasks))));
  expect(sizes(300, 100_000, 10_000)).toBe(10_000);
  expect(sizes(100_000)).toBe(100_000);
});

it('replaces the figures of a page and nothing else', () => {
  const page =
    'By hand.\n\n<!-- figures: written by "npm run bench", changed nowhere else -->\nold\n<!-- end of the figures -->\n\nAlso by hand.\n';
  const before = withFigures(page, 'one');
  const after = withFigures(before, '\ntwo | $& |\n');
  expect(after).toBe(before.replace('one', () => 'two | $& |'));
  expect(after).toContain('By hand.\n\n<!--');
  expect(after).toContain('-->\n\nAlso by hand.\n');
  expect(after).not.toContain('old');
});

it('writes into no page that has no place for figures', () => {
  expect(() => withFigures('By hand.', 'one')).toThrow(/no place for the figures/);
});

it('tells in short how much is behind, and how many targets are met', () => {
  const markdown = pageOf(
    cell('claim', 'taskweave', [90]),
    cell('claim', 'old', [100]),
    cell('search', 'taskweave', [150]),
    cell('search', 'old', [100]),
    cell('heap', 'taskweave', [8_000_000]),
    cell('bytes-first', 'taskweave', [300_000]),
  );
  expect(markdown).toContain(
    'Of 2 figures that were measured for both, under all conditions, Taskweave is behind in 1. 1 of 2 targets are met.',
  );
});
