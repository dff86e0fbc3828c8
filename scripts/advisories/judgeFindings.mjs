/**
 * @typedef {object} Exception
 * @property {string} advisory
 * @property {string} package without its version
 * @property {string} reason
 * @property {string} until the last day it holds: `2026-12-31`
 * @typedef {object} Verdict
 * @property {string[]} failures
 * @property {string[]} warnings
 */

const GRAVE = ['high', 'critical', 'unknown'];

/**
 * Fails for a grave advisory about shipped code, unless an exception holds today; everything else is a warning.
 * @param {import('./askOsv.mjs').Answer} answer
 * @param {readonly Exception[]} exceptions
 * @param {string} today
 * @returns {Verdict}
 */
export function judgeFindings(answer, exceptions, today) {
  const findings = answer.asked ? answer.findings : [];
  /** @type {Verdict} */
  const verdict = { failures: [], warnings: [] };
  for (const finding of findings) {
    const exception = exceptions.find((one) => fits(one, finding));
    const line = `${finding.package}: ${finding.severity}, ${finding.title} (${finding.id})`;
    const isGrave = finding.isShipped && GRAVE.includes(finding.severity);
    if (isGrave && (exception === undefined || exception.until < today)) {
      verdict.failures.push(
        exception === undefined ? line : `${line}; its exception ended on ${exception.until}`,
      );
    } else {
      verdict.warnings.push(
        exception === undefined ? line : `${line}; ${exception.reason}, until ${exception.until}`,
      );
    }
  }
  for (const exception of exceptions) {
    if (exception.reason.length < 20 || !/^\d{4}-\d{2}-\d{2}$/.test(exception.until)) {
      verdict.failures.push(
        `The exception for ${exception.advisory} needs a reason and the last day that it holds.`,
      );
    } else if (answer.asked && !findings.some((finding) => fits(exception, finding))) {
      verdict.warnings.push(`The exception for ${exception.advisory} is of no use any more: take it out.`);
    }
  }
  return verdict;
}

/**
 * @param {Exception} exception
 * @param {import('./askOsv.mjs').Finding} finding
 */
function fits(exception, finding) {
  return exception.advisory === finding.id && finding.package.startsWith(`${exception.package}@`);
}
