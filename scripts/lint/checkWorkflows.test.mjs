import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NIGHTLY_PARTS } from '../checks/nightlyParts.mjs';
import { inRepository } from '../process/paths.mjs';
import { unpinned } from './checkWorkflows.mjs';

test.each([
  { uses: 'actions/checkout@v4', isPinned: false },
  { uses: 'actions/checkout@main', isPinned: false },
  { uses: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4', isPinned: true },
  { uses: './.github/actions/ours', isPinned: true },
])('$uses is pinned: $isPinned', ({ uses, isPinned }) => {
  expect(unpinned(`steps:\n  - uses: ${uses}`)).toHaveLength(isPinned ? 0 : 1);
});

test('the nightly workflow runs every part but the browsers, which are Playwright’s there, and what runs by name', () => {
  const { jobs } = parse(readFileSync(inRepository('.github/workflows/nightly.yml'), 'utf8'));
  const { part } = jobs.part.strategy.matrix;

  const elsewhere = ['firefox', 'webkit', 'load', 'release'];
  expect([...part, ...elsewhere].sort()).toEqual(Object.keys(NIGHTLY_PARTS).sort());
});
