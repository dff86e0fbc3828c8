import { describe, expect, it } from 'vitest';
import { countPlaywright, countSurefire, countVitest, judge } from './reports.mjs';

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: [{}] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [{}] },
    ],
  };

  it('counts tests', () => {
    expect(countVitest(report)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = {
      ...report,
      testResults: [{ name: '/b.test.ts', status: 'failed', assertionResults: [] }],
    };

    expect(countVitest(broken).failed).toBe(2);
  });
});

describe('countPlaywright', () => {
  it('counts journeys', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 }, errors: [], suites: [] };

    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  it('counts a setup that failed', () => {
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'no engine' }],
      suites: [],
    };

    expect(countPlaywright(report).failed).toBe(1);
  });

  /** @param {number} count */
  const withFlaky = (count) => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: 'list.spec.ts',
      line: 7,
      tests: [{ status }],
    });
    const flaky = Array.from({ length: count }, (_, index) => spec(`sorts ${index}`, 'flaky'));
    const group = { specs: flaky.slice(1) };
    return {
      stats: { expected: 1, unexpected: 0, flaky: count, skipped: 0 },
      errors: [],
      suites: [{ specs: [spec('opens', 'expected'), ...flaky.slice(0, 1)], suites: [group] }],
    };
  };

  it('names what passed at the second try, in groups too', () => {
    expect(countPlaywright(withFlaky(2))).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      flaky: ['list.spec.ts:7 sorts 0', 'list.spec.ts:7 sorts 1'],
    });
  });

  it('takes more than two second tries for a failure', () => {
    expect(countPlaywright(withFlaky(3))).toMatchObject({ passed: 4, failed: 1 });
  });
});

describe('countSurefire', () => {
  it('adds the classes up; errors are failures', () => {
    const suite = (/** @type {string} */ attributes) =>
      `<?xml version="1.0"?>\n<testsuite name="A" ${attributes}>\n`;

    expect(
      countSurefire([
        suite('time="0.1" tests="4" errors="1" skipped="1" failures="0"'),
        suite('time="0.1" tests="3" errors="0" skipped="0" failures="1"'),
      ]),
    ).toEqual({ passed: 4, failed: 2, skipped: 1 });
  });
});

describe('judge', () => {
  it('believes counts that agree with the exit code', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(judge({ passed: 3, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it('sees a failure in a bad end with no failed test', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('sees a failure in a run of no test', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  });

  it('sees a failure in a missing report', () => {
    expect(judge(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
