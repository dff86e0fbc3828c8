import { expect, it } from 'vitest';
import { performancePage } from './performancePage.mjs';

/** @param {string} figure @param {string} driver @param {readonly number[]} samples */
function cell(figure, driver, samples) {
  return { figure, driver, samples: [...samples] };
}

/** @param {readonly import('../figures/Measurements.mjs').Cell[]} cells */
function pageOf(...cells) {
  const drivers = [
    { id: 'taskweave', name: 'Taskweave' },
    { id: 'old', name: 'old Tasklist' },
  ];
  const markdown = performancePage({ environment: { commit: 'abc' }, tasks: 5000, drivers, cells });
  return markdown.replaceAll(/ +\|/g, ' |');
}

it('gives medians with least and most, and the ratio of ours to the other', () => {
  const markdown = pageOf(cell('claim', 'taskweave', [100, 150, 110]), cell('claim', 'old', [180, 220]));
  expect(markdown).toContain(
    '| claim → form can be worked with | 110 ms (100–150 ms) | 200 ms (180–220 ms) | 0.55 × |',
  );
});

it('has a dash where a front end cannot do something', () => {
  expect(pageOf(cell('claim', 'taskweave', [100]))).toContain('| 100 ms | – | |');
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

it('sums up how much is behind, and how many targets are met', () => {
  const markdown = pageOf(
    cell('claim', 'taskweave', [90]),
    cell('claim', 'old', [100]),
    cell('search', 'taskweave', [150]),
    cell('search', 'old', [100]),
    cell('heap', 'taskweave', [8_000_000]),
    cell('bytes-first', 'taskweave', [300_000]),
  );
  expect(markdown).toContain(
    'Of 2 figures that were measured for both, with 5,000 tasks, Taskweave is behind in 1. 1 of 2 targets are met.',
  );
});
