import { chartFrame, escapeXml, seriesClass, WIDTH } from './chartFrame.mjs';

const LABEL = 210;
const VALUE = 96;
const BAR = 14;
const GAP = 3;
const ROW_GAP = 16;
const TOP = 74;

/**
 * @typedef {object} Bar
 * @property {string} label of the value, as in "1,021 ms"
 * @property {number} value NaN for none
 * @property {readonly [number, number]} [interval] in which it lies with 95 %
 * @property {number} [floor] less than which is not possible
 *
 * @typedef {object} BarChart
 * @property {string} title
 * @property {readonly string[]} series names of the front ends
 * @property {readonly { label: string, bars: readonly Bar[] }[]} rows each with a bar for each series
 */

/**
 * Lying bars, the shorter the better.
 *
 * @param {BarChart} chart
 * @returns {string} SVG
 */
export function barChart({ title, series, rows }) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.flatMap(extentOf)));
  const space = WIDTH - LABEL - VALUE;
  /** @param {number} value */
  const place = (value) => LABEL + Math.min(1, value / most) * space;
  const rowHeight = series.length * (BAR + GAP) + ROW_GAP;
  const drawn = rows.map(({ label, bars }, index) => {
    const top = TOP + index * rowHeight;
    const middle = top + (series.length * (BAR + GAP)) / 2 + 3;
    return [
      `<text class="label" x="${LABEL - 12}" y="${middle.toFixed(1)}" text-anchor="end">${escapeXml(label)}</text>`,
      ...bars.map((bar, of) => drawBar(bar, { of, y: top + of * (BAR + GAP), place })),
    ].join('\n');
  });
  const hasFloor = rows.some(({ bars }) => bars.some(({ floor }) => floor !== undefined));
  return chartFrame({
    title,
    series,
    height: TOP + rows.length * rowHeight,
    description: describeBars({ title, series, rows }),
    note: hasFloor ? 'dashed line: less is not possible with these bytes and this code' : '',
    body: [
      `<line class="axis" x1="${LABEL}" x2="${LABEL}" y1="${TOP - 8}" y2="${TOP + rows.length * rowHeight - ROW_GAP + 4}"/>`,
      ...drawn,
    ].join('\n'),
  });
}

/**
 * The same in words.
 *
 * @param {BarChart} chart
 * @returns {string} as in "Cold: Taskweave 1,021 ms, old Tasklist 3,565 ms."
 */
export function describeBars({ series, rows }) {
  return rows
    .map(({ label, bars }) => {
      const values = bars.map((bar, index) => `${series[index]} ${bar.label}`);
      return `${label}: ${values.join(', ')}.`;
    })
    .join(' ');
}

/**
 * @param {Bar} bar
 * @param {{ of: number, y: number, place: (value: number) => number }} at
 */
function drawBar({ label, value, interval, floor }, { of, y, place }) {
  if (Number.isNaN(value)) {
    return `<text class="value" x="${LABEL + 6}" y="${y + BAR - 3}">${escapeXml(label)}</text>`;
  }
  const width = Math.max(1, place(value) - LABEL);
  const end = interval ? Math.max(place(value), place(interval[1])) : place(value);
  const middle = y + BAR / 2;
  return [
    `<rect class="${seriesClass(of)}" x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`,
    interval && interval[1] > interval[0]
      ? `<path class="interval" d="M${place(interval[0]).toFixed(1)} ${middle}H${place(interval[1]).toFixed(1)}m0 -3v6M${place(interval[0]).toFixed(1)} ${middle - 3}v6"/>`
      : '',
    floor === undefined
      ? ''
      : `<line class="floor" x1="${place(floor).toFixed(1)}" x2="${place(floor).toFixed(1)}" y1="${y - 2}" y2="${y + BAR + 2}"/>`,
    `<text class="value" x="${(end + 6).toFixed(1)}" y="${y + BAR - 3}">${escapeXml(label)}</text>`,
  ].join('');
}

/**
 * One run that went astray shall not make all bars short: bounds beyond half as much again are cut.
 *
 * @param {Bar} bar
 */
function extentOf({ value, interval, floor }) {
  if (Number.isNaN(value)) return [];
  return [value, Math.min(interval?.[1] ?? 0, value * 1.5), floor ?? 0];
}
