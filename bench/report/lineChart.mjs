import { chartFrame, escapeXml, seriesClass, WIDTH } from './chartFrame.mjs';

const HEIGHT = 320;
const LEFT = 84;
const RIGHT = 90;
const TOP = 78;
const BOTTOM = 46;
const STEPS = 4;

/**
 * Lines over steps that lie equally far apart, from zero up.
 *
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.below what the steps are
 * @param {readonly string[]} chart.steps
 * @param {readonly { name: string, values: readonly number[] }[]} chart.lines NaN for none
 * @param {(value: number) => string} chart.format
 * @returns {string} SVG
 */
export function lineChart({ title, below, steps, lines, format }) {
  const values = lines.flatMap((line) => line.values.filter((value) => !Number.isNaN(value)));
  const top = roundUp(Math.max(1, ...values));
  /** @param {number} index */
  const x = (index) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(1, steps.length - 1);
  /** @param {number} value */
  const y = (value) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const grid = Array.from({ length: STEPS + 1 }, (_, index) => {
    const value = (top * index) / STEPS;
    return `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text class="quiet" x="${LEFT - 10}" y="${y(value) + 4}" text-anchor="end">${escapeXml(format(value))}</text>`;
  });
  const names = steps.map(
    (step, index) =>
      `<text class="quiet" x="${x(index)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${escapeXml(step)}</text>`,
  );
  const drawn = lines.map((line, of) => {
    const points = line.values.flatMap((value, index) => (Number.isNaN(value) ? [] : [{ index, value }]));
    const path = points.map(({ index, value }) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    const dots = points.map(
      ({ index, value }) =>
        `<circle class="${seriesClass(of)}" cx="${x(index)}" cy="${y(value).toFixed(1)}" r="4"/>`,
    );
    const last = points.at(-1);
    const end = last
      ? `<text class="value" x="${x(last.index) + 10}" y="${y(last.value) + 4}">${escapeXml(format(last.value))}</text>`
      : '';
    return `<polyline class="l${of % 3}" points="${path}"/>${dots.join('')}${end}`;
  });
  return chartFrame({
    title,
    description: describeLines({ steps, lines, format }),
    series: lines.map(({ name }) => name),
    height: HEIGHT,
    body: [
      ...grid,
      ...names,
      `<text class="quiet" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escapeXml(below)}</text>`,
      ...drawn,
    ].join('\n'),
  });
}

/**
 * @param {Pick<Parameters<typeof lineChart>[0], 'steps' | 'lines' | 'format'>} chart
 * @returns {string}
 */
export function describeLines({ steps, lines, format }) {
  return lines
    .map(({ name, values }) => {
      const told = values.map((value, index) =>
        Number.isNaN(value) ? `${steps[index]}: none` : `${steps[index]}: ${format(value)}`,
      );
      return `${name}: ${told.join(', ')}.`;
    })
    .join(' ');
}

/** To a number that can be divided by the steps in one's head. @param {number} value */
function roundUp(value) {
  const size = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 8, 10].map((times) => times * size).find((candidate) => candidate >= value) ?? value;
}
