import { FIGURE_GROUPS, FIGURES } from '../figures/figures.mjs';
import { formatValue } from '../figures/formatValue.mjs';
import { Measurements } from '../figures/Measurements.mjs';
import { judgeTargets } from '../figures/targets.mjs';

/** @typedef {{ id: string, name: string }} FrontEnd */

/**
 * @param {import('../figures/Measurements.mjs').Measured} measured of two front ends, ours first
 * @returns {string} Markdown
 */
export function performancePage({ environment, tasks, drivers, cells }) {
  const measurements = new Measurements(cells);
  const [ours, theirs] = drivers.map(({ id }) => id);
  const verdicts = judgeTargets(measurements, { ours: ours ?? '', theirs: theirs ?? '', tasks });
  const met = verdicts.filter(({ outcome }) => outcome === 'met').length;
  const judged = verdicts.filter(({ outcome }) => outcome !== 'not measured').length;
  const compared = comparisons(measurements, drivers);
  const losses = compared.filter(({ by }) => by > 1).sort((one, other) => other.by - one.by);
  return [
    '## In short',
    `Of ${compared.length} figures that were measured for both, with ${formatValue(tasks, 'count')} tasks, Taskweave is behind in ${losses.length}. ${met} of ${judged} targets are met.`,
    '## The targets',
    table(
      ['', 'Target', 'Measured', ''],
      verdicts.map(({ title, goal, shown, outcome }) => [
        title,
        goal,
        shown,
        outcome === 'missed' ? '**missed**' : outcome,
      ]),
    ),
    '## Where Taskweave is behind',
    losses.length === 0
      ? 'Nowhere in this run.'
      : table(
          ['', ...drivers.map(({ name }) => name), 'Ratio'],
          losses.map(({ cells: row }) => row),
        ),
    '## All figures',
    'Medians, in brackets the least and the most. The ratio is Taskweave to the other: below 1 it is ahead.',
    ...allTables(measurements, drivers),
    '## The run',
    table(
      ['', ''],
      Object.entries(environment).map(([name, value]) => [name, String(value)]),
    ),
    'Every single sample: [figures.json](performance/figures.json).',
  ].join('\n\n');
}

/**
 * @param {Measurements} measurements
 * @param {readonly FrontEnd[]} drivers
 */
function comparisons(measurements, drivers) {
  return Object.entries(FIGURES).flatMap(([figure, { title, unit }]) => {
    const [own = Number.NaN, other = Number.NaN] = drivers.map(({ id }) => measurements.median(figure, id));
    if (Number.isNaN(own) || Number.isNaN(other)) return [];
    const by = other === 0 ? own + 1 : own / other;
    return [{ by, cells: [title, formatValue(own, unit), formatValue(other, unit), ratio(own, other)] }];
  });
}

/**
 * @param {Measurements} measurements
 * @param {readonly FrontEnd[]} drivers
 */
function allTables(measurements, drivers) {
  return FIGURE_GROUPS.flatMap(({ title, figures }) => {
    const rows = Object.entries(figures).flatMap(([figure, { title: name, unit }]) => {
      const cells = drivers.map(({ id }) => measurements.cell(figure, id));
      if (cells.every(({ samples }) => samples.length === 0)) return [];
      const [own = Number.NaN, other = Number.NaN] = drivers.map(({ id }) => measurements.median(figure, id));
      return [[name, ...cells.map((cell) => shownCell(cell, unit, measurements)), ratio(own, other)]];
    });
    if (rows.length === 0) return [];
    return [`**${title}**`, table(['', ...drivers.map(({ name }) => name), 'Ratio'], rows)];
  });
}

/**
 * @param {import('../figures/Measurements.mjs').Cell} cell
 * @param {import('../figures/figures.mjs').Unit} unit
 * @param {Measurements} measurements
 */
function shownCell({ figure, driver, samples }, unit, measurements) {
  if (samples.length === 0) return '–';
  const shown = formatValue(measurements.median(figure, driver), unit);
  const [least = '', most = ''] = [Math.min(...samples), Math.max(...samples)].map((bound) =>
    formatValue(bound, unit),
  );
  if (least === shown && most === shown) return shown;
  const [number = '', measure = ''] = least.split(' ');
  return `${shown} (${most.endsWith(` ${measure}`) ? number : least}–${most})`;
}

/** @param {number} own @param {number} other @returns {string} as in "0.25 ×" */
function ratio(own, other) {
  return Number.isNaN(own / other) || other === 0 ? '' : `${(own / other).toFixed(2)} ×`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}
