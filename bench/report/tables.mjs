import { FIGURE_GROUPS } from '../figures/figures.mjs';
import { floorOf } from '../figures/floorOf.mjs';
import { formatValue } from '../figures/formatValue.mjs';

/**
 * @typedef {object} Row
 * @property {string} title
 * @property {readonly string[]} values of each front end, with the bounds of the median
 * @property {readonly string[]} ratios of ours to each of the others; empty where there is none
 * @property {string} floor of ours; empty where there is none
 *
 * @typedef {object} Table
 * @property {string} title
 * @property {readonly Row[]} rows
 */

/**
 * Everything that was measured under one condition.
 *
 * @param {import('../figures/Measurements.mjs').Measurements} measurements
 * @param {object} at
 * @param {readonly { id: string }[]} at.drivers the first is ours
 * @param {number} at.tasks
 * @param {number} at.cpu
 * @param {{ list: number, task: number } | undefined} at.engineTime
 * @returns {readonly Table[]} without those in which there would be nothing
 */
export function tablesOf(measurements, { drivers, tasks, cpu, engineTime }) {
  return FIGURE_GROUPS.map(({ title, figures }) => ({
    title,
    rows: Object.entries(figures).flatMap(([figure, { title: name, unit }]) => {
      const cells = drivers.map(({ id }) => {
        const at = { figure, driver: id, tasks, cpu };
        return { summary: measurements.summary(at), refusal: measurements.find(at)?.notPossible };
      });
      if (cells.every(({ summary, refusal }) => !summary && refusal === undefined)) return [];
      const [ours, ...others] = cells.map(({ summary }) => summary?.median);
      const floor =
        cpu === 1
          ? floorOf(figure, measurements, { driver: drivers[0]?.id ?? '', tasks, engineTime })
          : undefined;
      return [
        {
          title: name,
          values: cells.map(({ summary, refusal }) =>
            summary ? spread(summary, unit) : refusal === undefined ? 'failed' : `not possible: ${refusal}`,
          ),
          ratios: others.map((other) => ratio(ours, other)),
          floor: floor === undefined ? '' : formatValue(floor, unit),
        },
      ];
    }),
  })).filter(({ rows }) => rows.length > 0);
}

/**
 * @param {number | undefined} ours
 * @param {number | undefined} other
 * @returns {string} as in "0.25 ×"
 */
export function ratio(ours, other) {
  return ours === undefined || other === undefined || other === 0 ? '' : `${(ours / other).toFixed(2)} ×`;
}

/**
 * @param {{ median: number, from: number, to: number }} summary
 * @param {import('../figures/figures.mjs').Unit} unit
 */
function spread({ median, from, to }, unit) {
  const shown = formatValue(median, unit);
  const [least = '', most = ''] = [from, to].map((bound) => formatValue(bound, unit));
  if (least === shown && most === shown) return shown;
  const [, leastUnit = ''] = least.split(' ');
  return `${shown} (${most.endsWith(` ${leastUnit}`) ? least.split(' ')[0] : least}–${most})`;
}
