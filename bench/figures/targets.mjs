import { FIGURES } from './figures.mjs';
import { formatValue } from './formatValue.mjs';

/**
 * @typedef {object} Target
 * @property {string} title
 * @property {string} figure
 * @property {number} most
 * @property {string} [share] display text of `most` if it is a share of the old Tasklist's figure
 * @property {string} [beside] our figure that `most` is a multiple of
 */

/** @type {readonly Target[]} */
const TARGETS = [
  { title: 'Cold start, 4g', figure: 'cold-4g', most: 1 / 8, share: '1/8' },
  { title: 'Warm start, 4g', figure: 'warm-4g', most: 1 / 4, share: '1/4' },
  { title: 'Cold start, loopback', figure: 'cold-loopback', most: 1 / 4, share: '1/4' },
  { title: 'Warm start, loopback', figure: 'warm-loopback', most: 1 / 4, share: '1/4' },
  { title: 'Evaluation of scripts until the first list', figure: 'evaluation', most: 75 },
  { title: 'First click on a task → form', figure: 'click-first', most: 0.6, share: '0.6' },
  { title: 'Every further click → form', figure: 'click-further', most: 0.4, share: '0.4' },
  { title: 'A click after hovering → form', figure: 'click-hovered', most: 75 },
  { title: 'Bytes until the first list', figure: 'bytes-first', most: 240_000 },
  { title: 'Requests until the first list', figure: 'requests-first', most: 12 },
  { title: 'Claim → caret in the form', figure: 'claim-caret', most: 100 },
  { title: 'Complete → caret in the next form', figure: 'complete-caret', most: 120 },
  { title: 'Heap with a task open', figure: 'heap', most: 8_000_000 },
  { title: 'Listeners with a task open', figure: 'listeners', most: 700 },
];

const MANY = 100_000;
/** For long lists only. @type {readonly Target[]} */
const TARGETS_OF_MANY = [
  { title: 'Heads of groups', figure: 'groups-heads', most: 1.5, beside: 'groups-list' },
  { title: 'Longest task in groups (CPU)', figure: 'longest-groups', most: 50 },
  { title: 'Longest task while browsing (CPU)', figure: 'longest-browse', most: 50 },
  { title: 'Longest task until the first row (CPU)', figure: 'longest-start', most: 60 },
];

/**
 * @typedef {object} Verdict
 * @property {string} title
 * @property {string} goal display text
 * @property {string} shown display text of the measured value
 * @property {'met' | 'missed' | 'not measured'} outcome
 */

/**
 * @param {import('./Measurements.mjs').Measurements} measurements
 * @param {{ ours: string, theirs: string, tasks: number }} run ids of the two front ends, and the length of the list
 * @returns {readonly Verdict[]}
 */
export function judgeTargets(measurements, { ours, theirs, tasks }) {
  const targets = tasks === MANY ? [...TARGETS, ...TARGETS_OF_MANY] : TARGETS;
  return targets.map(({ title, figure, most, share, beside }) => {
    const write = (/** @type {number} */ value) => formatValue(value, FIGURES[figure]?.unit ?? 'count');
    const own = measurements.median(figure, ours);
    if (share === undefined && beside === undefined) {
      return verdictOf({ title, goal: `≤ ${write(most)}`, shown: write(own), value: own, most });
    }
    const name = beside === undefined ? 'the old Tasklist' : 'the list without them';
    const other =
      beside === undefined ? measurements.median(figure, theirs) : measurements.median(beside, ours);
    const goal = share === undefined ? `≤ ${most} × ${name}` : `≤ ${share} of ${name}`;
    const value = own / other;
    const shown = `${value.toFixed(2)} × ${name} (${write(own)} to ${write(other)})`;
    return verdictOf({ title, goal, shown, value, most });
  });
}

/**
 * @param {{ title: string, goal: string, shown: string, value: number, most: number }} judged
 * @returns {Verdict}
 */
function verdictOf({ title, goal, shown, value, most }) {
  if (Number.isNaN(value)) return { title, goal, shown: '–', outcome: 'not measured' };
  return { title, goal, shown, outcome: value <= most ? 'met' : 'missed' };
}
