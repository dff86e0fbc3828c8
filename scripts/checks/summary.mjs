import { seconds } from '../process/Progress.mjs';
import { FLAKY_AT_MOST } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts & { name: string, time: number }} Result `time` in ms */

/**
 * @param {Result[]} results
 * @returns {string[]}
 */
export function summaryTable(results) {
  const rows = results.map(({ name, passed, failed, skipped, time }) =>
    row(name, String(passed), String(failed), String(skipped), seconds(time)),
  );
  return [row('step', 'passed', 'failed', 'skipped', 'time'), ...rows];
}

/**
 * @param {Result[]} results
 * @returns {string}
 */
export function summaryLine(results) {
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const skipped = sum(results.map((result) => result.skipped));
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Result[]} results
 * @returns {string[]}
 */
export function flakyLine(results) {
  const names = results.flatMap(({ flaky = [] }) => flaky);
  if (names.length === 0) {
    return [];
  }
  const verdict = names.length > FLAKY_AT_MOST ? `, more than ${FLAKY_AT_MOST} are a failure` : '';
  return [`Passed at the second try (${names.length}${verdict}): ${names.join(' · ')}`];
}

/**
 * @param {Result[]} results
 * @returns {string[]}
 */
export function failedLine(results) {
  const names = results.flatMap(({ name, failed, names = [name] }) => (failed > 0 ? names : []));
  return names.length === 0 ? [] : [`Failed: ${names.join(' · ')}`];
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
function row(name, ...cells) {
  return `${name.padEnd(12)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
