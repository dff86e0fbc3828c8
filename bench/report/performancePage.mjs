import { FIGURES } from '../figures/figures.mjs';
import { formatValue } from '../figures/formatValue.mjs';
import { Measurements } from '../figures/Measurements.mjs';
import { judgeTargets } from '../figures/targets.mjs';
import { ratio, tablesOf } from './tables.mjs';

/** Up to this many tasks a list is an everyday one. */
const EVERYDAY = 10_000;

/**
 * @typedef {object} Condition
 * @property {readonly { id: string, name: string }[]} drivers
 * @property {number} tasks
 * @property {{ list: number, task: number } | undefined} engineTime
 */

/**
 * The part of the page that the bench writes, and prints.
 *
 * @param {import('../figures/Measurements.mjs').Measured} measured
 * @returns {string} Markdown
 */
export function performancePage(measured) {
  const { drivers, environment, engineTime } = measured;
  const measurements = new Measurements(measured.cells);
  const tasks = referenceSize(measurements);
  const at = { drivers, tasks, engineTime: engineTime[tasks] };
  const losses = lossesOf(measurements, drivers);
  return [
    '## In short',
    summaryOf(measurements, at, losses.length),
    '## The targets',
    `Judged by the figures of this run: ${formatValue(tasks, 'count')} tasks, processor at full speed, unless said.`,
    targetTable(measurements, at),
    '## Where Taskweave is behind',
    lossTable(losses),
    '## All figures',
    'Medians, in brackets the bounds between which they lie with 95 %. The ratio is Taskweave to the other: below 1 it is ahead.',
    ...allTables(measurements, measured),
    '## The run',
    environmentTable(environment),
    'Every single sample: [figures.json](performance/figures.json).',
  ].join('\n\n');
}

/** @param {Measurements} measurements */
export function referenceSize(measurements) {
  const sizes = measurements.conditions.tasks;
  return sizes.filter((size) => size <= EVERYDAY).at(-1) ?? sizes[0] ?? 0;
}

/**
 * @param {Measurements} measurements
 * @param {Condition} at
 */
function targetTable(measurements, at) {
  return table(
    ['', 'Target', 'Measured', ''],
    verdictsOf(measurements, at).map(({ title, goal, shown, outcome }) => [
      title,
      goal,
      shown,
      outcome === 'missed' ? '**missed**' : outcome,
    ]),
  );
}

/**
 * @param {Measurements} measurements
 * @param {Condition} at
 */
function verdictsOf(measurements, { drivers: [ours, theirs], tasks, engineTime }) {
  return judgeTargets(measurements, { ours: ours?.id ?? '', theirs: theirs?.id ?? '', tasks, engineTime });
}

/**
 * @param {Measurements} measurements
 * @param {Condition} at
 * @param {number} lost
 */
function summaryOf(measurements, at, lost) {
  const [ours, ...others] = at.drivers;
  const compared = measurements.cells.filter(
    ({ figure, driver, tasks, cpu }) =>
      others.some(({ id }) => id === driver) &&
      measurements.summary({ figure, driver, tasks, cpu }) &&
      measurements.summary({ figure, driver: ours?.id ?? '', tasks, cpu }),
  ).length;
  const judged = verdictsOf(measurements, at).filter(({ outcome }) => outcome !== 'not measured');
  const met = judged.filter(({ outcome }) => outcome === 'met').length;
  return `Of ${compared} figures that were measured for both, under all conditions, Taskweave is behind in ${lost}. ${met} of ${judged.length} targets are met.`;
}

/**
 * @param {Measurements} measurements
 * @param {readonly { id: string, name: string }[]} drivers
 * @returns {readonly (readonly string[])[]} the worst first
 */
function lossesOf(measurements, [ours, ...others]) {
  return measurements.cells
    .filter(({ driver }) => driver === ours?.id)
    .flatMap(({ figure, tasks, cpu }) => {
      const own = measurements.summary({ figure, driver: ours?.id ?? '', tasks, cpu })?.median;
      return others.flatMap(({ id, name }) => {
        const other = measurements.summary({ figure, driver: id, tasks, cpu })?.median;
        const known = FIGURES[figure];
        if (own === undefined || other === undefined || !known || own <= other) return [];
        return [
          {
            cells: [
              known.title,
              `${formatValue(tasks, 'count')} tasks, CPU ${cpu}×`,
              formatValue(own, known.unit),
              `${formatValue(other, known.unit)} (${name})`,
              ratio(own, other),
            ],
            by: other === 0 ? Number.POSITIVE_INFINITY : own / other,
          },
        ];
      });
    })
    .sort((one, other) => other.by - one.by)
    .map(({ cells }) => cells);
}

/** @param {readonly (readonly string[])[]} losses */
function lossTable(losses) {
  return losses.length === 0
    ? 'Nowhere in this run.'
    : table(['', 'Condition', 'Taskweave', 'Other', 'Ratio'], losses);
}

/**
 * @param {Measurements} measurements
 * @param {import('../figures/Measurements.mjs').Measured} measured
 */
function allTables(measurements, { drivers, engineTime }) {
  const { tasks: sizes, cpu: speeds } = measurements.conditions;
  const names = drivers.map(({ name }) => name);
  const others = names.slice(1);
  return sizes.flatMap((tasks) =>
    speeds.flatMap((cpu) => {
      const tables = tablesOf(measurements, { drivers, tasks, cpu, engineTime: engineTime[tasks] });
      if (tables.length === 0) return [];
      const head = [
        '',
        ...names,
        ...others.map((name) => (others.length > 1 ? `to ${name}` : 'Ratio')),
        'Floor',
      ];
      return [
        `### ${formatValue(tasks, 'count')} tasks, CPU ${cpu}×`,
        ...tables.flatMap(({ title, rows }) => [
          `**${title}**`,
          table(
            head,
            rows.map((row) => [row.title, ...row.values, ...row.ratios, row.floor]),
          ),
        ]),
      ];
    }),
  );
}

/** @param {Readonly<Record<string, unknown>>} environment */
function environmentTable(environment) {
  return table(
    ['', ''],
    Object.entries(environment).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  /** @param {readonly string[]} cells */
  const shown = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [first, widths.map((width) => '-'.repeat(width)), ...others].map(shown).join('\n');
}
