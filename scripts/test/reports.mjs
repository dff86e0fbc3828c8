/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

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
 * @param {any} report of Playwright's reporter `json`
 * @returns {Counts} what failed outside of a journey counts as one failure each
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
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
