import { FIGURES } from './figures.mjs';
import { floorOf } from './floorOf.mjs';
import { formatValue } from './formatValue.mjs';

/**
 * @typedef {object} Target
 * @property {string} title
 * @property {string} goal as people read it
 * @property {(of: Reader) => { value: number, limit: number, shown: string } | undefined} check undefined when it was not measured
 *
 * @typedef {object} Reader
 * @property {(figure: string) => number} ours median at the reference size, NaN when it was not measured
 * @property {(figure: string) => number} theirs
 * @property {(figure: string) => number} floor
 * @property {(figure: string, tasks: number) => number} oursAt
 */

const MANY = 100_000;

/** @type {readonly Target[]} */
export const TARGETS = [
  ratio('Cold start, 4g', 'cold-4g', 1 / 8, '1/8'),
  {
    title: 'Cold start, 4g, to what is possible',
    goal: '≤ 1.5 × the floor',
    check: ({ ours, floor }) => asRatio(ours('cold-4g'), floor('cold-4g'), 1.5, 'the floor'),
  },
  ratio('Warm start, 4g', 'warm-4g', 1 / 4, '1/4'),
  ratio('Cold start, loopback', 'cold-loopback', 1 / 4, '1/4'),
  ratio('Warm start, loopback', 'warm-loopback', 1 / 4, '1/4'),
  limit('Evaluation of scripts until the first list', 'evaluation', 75),
  ratio('First click on a task → form', 'click-first', 0.6, '0.6'),
  ratio('Every further click → form', 'click-further', 0.4, '0.4'),
  limit('A click after hovering → form', 'click-hovered', 75),
  limit('Bytes until the first list', 'bytes-first', 240_000),
  limit('Requests until the first list', 'requests-first', 12),
  limit('Rounds after the page', 'rounds-first', 2),
  limit('Claim → caret in the form', 'claim-caret', 100),
  limit('Complete → caret in the next form', 'complete-caret', 120),
  limit('Heap with a task open', 'heap', 8_000_000),
  limit('Listeners with a task open', 'listeners', 700),
  {
    title: 'Fifty plugins that are only declared',
    goal: '≤ 5 ms of CPU until the first row',
    check: ({ ours }) => asLimit(ours('plugins-declared-50') - ours('plugins-none'), 5, 'ms'),
  },
  {
    title: '100,000 tasks: heads of groups',
    goal: '≤ 1.5 × the list without them',
    check: ({ oursAt }) =>
      asRatio(oursAt('groups-heads', MANY), oursAt('groups-list', MANY), 1.5, 'the list'),
  },
  many('100,000 tasks: longest task in groups', 'longest-groups', 50),
  many('100,000 tasks: longest task while browsing', 'longest-browse', 50),
  many('100,000 tasks: longest task until the first row', 'longest-start', 60),
];

/**
 * @typedef {object} Verdict
 * @property {string} title
 * @property {string} goal
 * @property {string} shown what it is, with its measure
 * @property {'met' | 'missed' | 'not measured'} outcome
 */

/**
 * Judges the figures of one run by themselves.
 *
 * @param {import('./Measurements.mjs').Measurements} measurements
 * @param {{ ours: string, theirs: string, tasks: number, engineTime: { list: number, task: number } | undefined }} at
 * @returns {readonly Verdict[]}
 */
export function judgeTargets(measurements, { ours, theirs, tasks, engineTime }) {
  /** @param {string} driver @param {number} size */
  const medianOf = (driver, size) => (/** @type {string} */ figure) =>
    measurements.summary({ figure, driver, tasks: size, cpu: 1 })?.median ?? Number.NaN;
  /** @type {Reader} */
  const reader = {
    ours: medianOf(ours, tasks),
    theirs: medianOf(theirs, tasks),
    floor: (figure) => floorOf(figure, measurements, { driver: ours, tasks, engineTime }) ?? Number.NaN,
    oursAt: (figure, size) => medianOf(ours, size)(figure),
  };
  return TARGETS.map(({ title, goal, check }) => {
    const found = check(reader);
    if (!found) return { title, goal, shown: '–', outcome: 'not measured' };
    return { title, goal, shown: found.shown, outcome: found.value <= found.limit ? 'met' : 'missed' };
  });
}

/**
 * @param {string} title
 * @param {string} figure
 * @param {number} most
 * @param {string} shown
 * @returns {Target}
 */
function ratio(title, figure, most, shown) {
  return {
    title,
    goal: `≤ ${shown} of the old Tasklist`,
    check: ({ ours, theirs }) => asRatio(ours(figure), theirs(figure), most, 'the old Tasklist'),
  };
}

/**
 * @param {number} one
 * @param {number} other
 * @param {number} most
 * @param {string} of
 */
function asRatio(one, other, most, of) {
  if (Number.isNaN(one) || Number.isNaN(other)) return undefined;
  const value = one / other;
  const shown = `${value.toFixed(2)} × ${of} (${formatValue(one, 'ms')} to ${formatValue(other, 'ms')})`;
  return { value, limit: most, shown };
}

/**
 * @param {string} title
 * @param {string} figure
 * @param {number} most
 * @returns {Target}
 */
function limit(title, figure, most) {
  const unit = unitOf(figure);
  return {
    title,
    goal: `≤ ${formatValue(most, unit)}`,
    check: ({ ours }) => asLimit(ours(figure), most, unit),
  };
}

/**
 * @param {string} title
 * @param {string} figure
 * @param {number} most
 * @returns {Target}
 */
function many(title, figure, most) {
  return {
    title,
    goal: `≤ ${formatValue(most, 'ms')} of CPU`,
    check: ({ oursAt }) => asLimit(oursAt(figure, MANY), most, 'ms'),
  };
}

/**
 * @param {number} value
 * @param {number} most
 * @param {import('./figures.mjs').Unit} unit
 */
function asLimit(value, most, unit) {
  return Number.isNaN(value) ? undefined : { value, limit: most, shown: formatValue(value, unit) };
}

/** @param {string} figure @returns {import('./figures.mjs').Unit} */
function unitOf(figure) {
  return FIGURES[figure]?.unit ?? 'count';
}
