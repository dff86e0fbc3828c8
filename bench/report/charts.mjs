import { FIGURES } from '../figures/figures.mjs';
import { floorOf } from '../figures/floorOf.mjs';
import { formatValue } from '../figures/formatValue.mjs';
import { barChart, describeBars } from './barChart.mjs';
import { describeLines, lineChart } from './lineChart.mjs';

/**
 * @typedef {object} Drawing
 * @property {string} name of its file
 * @property {string} title
 * @property {string} words the same for those who see no picture
 * @property {string} svg
 *
 * @typedef {object} Condition
 * @property {readonly { id: string, name: string }[]} drivers
 * @property {number} tasks
 * @property {{ list: number, task: number } | undefined} engineTime
 */

/** @type {readonly { name: string, title: string, rows: Readonly<Record<string, string>> }[]} */
const BARS = [
  {
    name: 'start-4g',
    title: 'From the address to the first task, 4g',
    rows: { 'cold-4g': 'never here before', 'warm-4g': 'here before' },
  },
  {
    name: 'start-loopback',
    title: 'From the address to the first task, no network',
    rows: { 'cold-loopback': 'never here before', 'warm-loopback': 'here before' },
  },
  {
    name: 'click',
    title: 'From a click on a task to its form',
    rows: {
      'click-first': 'first task of the page',
      'click-further': 'every further task',
      'click-hovered': 'after hovering for 0.3 s',
    },
  },
  {
    name: 'forms',
    title: 'Every kind of form, first of the page and again',
    rows: Object.fromEntries(
      ['generic', 'generated', 'embedded', 'angular', 'form-js'].flatMap((kind) => [
        [`form-first-${kind}`, `${kind}, first`],
        [`form-again-${kind}`, `${kind}, again`],
      ]),
    ),
  },
  {
    name: 'work',
    title: 'What people do all day',
    rows: {
      'filter-first': 'another filter',
      'filter-back': 'back to the filter before',
      search: 'search',
      claim: 'claim',
      complete: 'complete → next form',
      'filter-dialog-first': 'new filter, first',
      'start-dialog-first': 'start a process, first',
      'start-form-first': 'start form, first',
    },
  },
  {
    name: 'deep',
    title: 'To a task far down in the list',
    rows: { deep: 'time', 'deep-presses': 'presses' },
  },
  {
    name: 'weight',
    title: 'What it weighs',
    rows: { 'bytes-first': 'bytes until the first task', heap: 'memory with a task open' },
  },
];
/** Different units in one picture would lie. */
const ONE_UNIT = new Set(BARS.map(({ name }) => name).filter((name) => name !== 'deep' && name !== 'weight'));

/**
 * @param {import('../figures/Measurements.mjs').Measurements} measurements
 * @param {Condition} at the reference size, processor at full speed
 * @returns {readonly Drawing[]} without those for which nothing was measured
 */
export function chartsOf(measurements, at) {
  const bars = BARS.flatMap(({ name, title, rows }) => {
    const parts = ONE_UNIT.has(name) ? [{ name, title, rows }] : splitByRow({ name, title, rows });
    return parts.flatMap((part) => drawBars(measurements, at, part));
  });
  return [...bars, ...drawMemory(measurements, at), ...drawSizes(measurements, at)];
}

/** @param {{ name: string, title: string, rows: Readonly<Record<string, string>> }} chart */
function splitByRow({ name, title, rows }) {
  return Object.entries(rows).map(([figure, label]) => ({
    name: `${name}-${figure}`,
    title: `${title}: ${label}`,
    rows: { [figure]: label },
  }));
}

/**
 * @param {import('../figures/Measurements.mjs').Measurements} measurements
 * @param {Condition} at
 * @param {{ name: string, title: string, rows: Readonly<Record<string, string>> }} chart
 * @returns {readonly Drawing[]}
 */
function drawBars(measurements, { drivers, tasks, engineTime }, { name, title, rows }) {
  const drawn = Object.entries(rows).flatMap(([figure, label]) => {
    const bars = drivers.map(({ id }) => {
      const summary = measurements.summary({ figure, driver: id, tasks, cpu: 1 });
      if (!summary) {
        const isRefused = measurements.find({ figure, driver: id, tasks, cpu: 1 })?.notPossible !== undefined;
        return { value: Number.NaN, label: isRefused ? 'not possible' : 'failed' };
      }
      const floor = floorOf(figure, measurements, { driver: id, tasks, engineTime });
      return {
        value: summary.median,
        label: formatValue(summary.median, FIGURES[figure]?.unit ?? 'count'),
        interval: /** @type {const} */ ([summary.from, summary.to]),
        ...(floor !== undefined && { floor }),
      };
    });
    return bars.every(({ value }) => Number.isNaN(value)) ? [] : [{ label, bars }];
  });
  if (drawn.length === 0) return [];
  const chart = { title, series: drivers.map((driver) => driver.name), rows: drawn };
  return [{ name, title, words: describeBars(chart), svg: barChart(chart) }];
}

/**
 * @param {import('../figures/Measurements.mjs').Measurements} measurements
 * @param {Condition} at
 */
function drawMemory(measurements, { drivers, tasks }) {
  const counts = [0, 50, 100, 150, 200];
  return drawLines(
    {
      name: 'memory',
      title: 'Memory while the task is changed 200 times',
      below: 'changes of the task',
      steps: counts.map(String),
      format: (value) => formatValue(value, 'bytes'),
    },
    drivers.map(({ id, name }) => ({
      name,
      values: counts.map(
        (count) =>
          measurements.summary({ figure: `heap-after-${count}`, driver: id, tasks, cpu: 1 })?.median ??
          Number.NaN,
      ),
    })),
  );
}

/**
 * @param {import('../figures/Measurements.mjs').Measurements} measurements
 * @param {Condition} at
 */
function drawSizes(measurements, { drivers }) {
  const { tasks: sizes } = measurements.conditions;
  if (sizes.length < 2) return [];
  return [
    ['warm-loopback', 'The first task, by the length of the list'],
    ['filter-first', 'Another filter, by the length of the list'],
    ['search', 'A search, by the length of the list'],
  ].flatMap(([figure = '', title = '']) =>
    drawLines(
      {
        name: `sizes-${figure}`,
        title,
        below: 'tasks in the list',
        steps: sizes.map((size) => formatValue(size, 'count')),
        format: (value) => formatValue(Math.round(value), 'ms'),
      },
      drivers.map(({ id, name }) => ({
        name,
        values: sizes.map(
          (size) => measurements.summary({ figure, driver: id, tasks: size, cpu: 1 })?.median ?? Number.NaN,
        ),
      })),
    ),
  );
}

/**
 * @param {Omit<Parameters<typeof lineChart>[0], 'lines'> & { name: string }} chart
 * @param {readonly { name: string, values: readonly number[] }[]} lines
 * @returns {readonly Drawing[]}
 */
function drawLines({ name, ...chart }, lines) {
  if (lines.every(({ values }) => values.every(Number.isNaN))) return [];
  const whole = { ...chart, lines };
  return [{ name, title: chart.title, words: describeLines(whole), svg: lineChart(whole) }];
}
