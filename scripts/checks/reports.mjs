import { basename } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [flaky] passed only on the second try
 * @property {string[]} [names] of failures
 */

export const FLAKY_AT_MOST = 2;

/**
 * @param {any} report of Vitest's `json` reporter
 * @returns {Counts} a file that fails to load counts as one failure
 */
export function countVitest(report) {
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const names = files.flatMap(failuresIn);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(names.length > 0 && { names }),
  };
}

/**
 * @param {any} file
 * @returns {string[]}
 */
function failuresIn({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  const file = basename(name);
  return failed.length === 0
    ? [file]
    : failed.map((/** @type {any} */ { fullName }) => `${file} ${fullName}`);
}

/**
 * @param {any} report of Playwright's `json` reporter
 * @returns {Counts} failures outside of tests count as one each; so do too many retries
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky: seconds, skipped } = report.stats;
  const flaky = journeysIn(report, 'flaky');
  const names = journeysIn(report, 'unexpected');
  return {
    passed: expected + seconds,
    failed: unexpected + report.errors.length + (seconds > FLAKY_AT_MOST ? 1 : 0),
    skipped,
    ...(flaky.length > 0 && { flaky }),
    ...(names.length > 0 && { names }),
  };
}

/**
 * @param {any} suite
 * @param {'flaky' | 'unexpected'} outcome
 * @returns {string[]}
 */
function journeysIn({ specs = [], suites = [] }, outcome) {
  const own = specs
    .filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { status }) => status === outcome),
    )
    .map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap((/** @type {any} */ inner) => journeysIn(inner, outcome))];
}

/**
 * @param {string[]} files
 * @returns {Counts}
 */
export function countSurefire(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const xml of files) {
    const suite = /<testsuite\b[^>]*>/.exec(xml)?.[0] ?? '';
    const [tests, failures, errors, skipped] = ['tests', 'failures', 'errors', 'skipped'].map((name) =>
      Number(new RegExp(`\\s${name}="(\\d+)"`).exec(suite)?.[1] ?? 0),
    );
    const failed = (failures ?? 0) + (errors ?? 0);
    counts.failed += failed;
    counts.skipped += skipped ?? 0;
    counts.passed += (tests ?? 0) - failed - (skipped ?? 0);
  }
  return counts;
}

/**
 * Counts and exit code must agree: a runner that fails without a failed test, or ran none, has failed.
 * @param {Counts | undefined} counts
 * @param {number} code
 * @returns {Counts}
 */
export function judge(counts, code) {
  if (!counts) {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
