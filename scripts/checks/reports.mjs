/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [flaky] what passed at the second try only, as in "complete.spec.ts:29 a task is claimed"
 */

/** How many journeys, and files of unit tests, may need their second try on a loaded machine. More of them are no accident. */
export const FLAKY_AT_MOST = 2;

/**
 * @param {any} report of Vitest's reporter `json`
 * @returns {Counts} a file that could not even be loaded counts as one failure
 */
export function countVitest(report) {
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {any} report of Vitest's reporter `json`
 * @returns {string[]} paths of the files with a failure
 */
export function failedFiles(report) {
  return report.testResults
    .filter((/** @type {any} */ { status }) => status === 'failed')
    .map((/** @type {any} */ { name }) => name);
}

/**
 * @param {any} report of Playwright's reporter `json`
 * @returns {Counts} what failed outside of a journey counts as one failure each; too many second tries count as one
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky: seconds, skipped } = report.stats;
  const flaky = report.suites.flatMap(flakyIn);
  return {
    passed: expected + seconds,
    failed: unexpected + report.errors.length + (seconds > FLAKY_AT_MOST ? 1 : 0),
    skipped,
    ...(flaky.length > 0 && { flaky }),
  };
}

/**
 * @param {any} suite a file, or a group within it
 * @returns {string[]}
 */
function flakyIn({ specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { status }) => status === 'flaky'),
    )
    .map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/**
 * @param {string[]} files contents of Surefire's `TEST-*.xml`
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
 * A runner's own word and its counts have to agree: one that fails without a failed test, or that ran none, has failed.
 *
 * @param {Counts | undefined} counts undefined: it left no report
 * @param {number} code its exit code
 * @returns {Counts}
 */
export function judge(counts, code) {
  if (!counts) {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
