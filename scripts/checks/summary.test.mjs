import { describe, expect, it } from 'vitest';
import { failedLine, flakyLine, summaryLine, summaryTable } from './summary.mjs';

const LINT = { name: 'lint', passed: 1, failed: 0, skipped: 0, time: 1234 };
const UNIT = { name: 'unit', passed: 532, failed: 2, skipped: 0, time: 26_400 };

describe('summaryLine', () => {
  it('adds all runners up', () => {
    expect(summaryLine([LINT, UNIT])).toBe('533 passed, 2 failed');
  });

  it('names skipped ones only if there are any', () => {
    expect(summaryLine([LINT, { ...UNIT, skipped: 3 }])).toBe('533 passed, 2 failed, 3 skipped');
  });
});

describe('flakyLine', () => {
  it('is none when everything passed at once', () => {
    expect(flakyLine([LINT, UNIT])).toEqual([]);
  });

  it('names what needed a second try', () => {
    expect(flakyLine([LINT, { ...UNIT, flaky: ['a.spec.ts:3 opens', 'b.spec.ts:5 closes'] }])).toEqual([
      'Passed at the second try (2): a.spec.ts:3 opens · b.spec.ts:5 closes',
    ]);
  });

  it('says where they are too many', () => {
    expect(flakyLine([{ ...UNIT, flaky: ['a', 'b', 'c'] }])).toEqual([
      'Passed at the second try (3, more than 2 are a failure): a · b · c',
    ]);
  });
});

describe('failedLine', () => {
  it('is none where nothing failed', () => {
    expect(failedLine([LINT])).toEqual([]);
  });

  it('names what failed, or else the step', () => {
    const lint = { ...LINT, failed: 1 };
    expect(failedLine([lint, { ...UNIT, names: ['a.test.ts opens', 'b.test.ts'] }])).toEqual([
      'Failed: lint · a.test.ts opens · b.test.ts',
    ]);
  });
});

describe('summaryTable', () => {
  it('has a line for each step, in columns', () => {
    expect(summaryTable([LINT, UNIT])).toEqual([
      'step           passed   failed  skipped     time',
      'lint                1        0        0    1.2 s',
      'unit              532        2        0     26 s',
    ]);
  });
});
