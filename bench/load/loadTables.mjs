import { lawOf } from './lawOf.mjs';

/**
 * What a minute of work costs, for each person.
 *
 * @typedef {object} Cost
 * @property {'people' | 'tasks' | 'filters'} of what there were more and more
 * @property {number} size
 * @property {string} frontEnd
 * @property {number} requests
 * @property {number} bytes
 * @property {number} statements of the database
 * @property {number} databaseTime ms that statements took, as PostgreSQL counts them
 * @property {number} engineProcessor ms of both nodes
 * @property {number} databaseProcessor ms
 * @property {number} requestsPerSecond of all people
 * @property {number} p50 ms
 * @property {number} p95 ms
 * @property {Readonly<Record<string, number>>} errors
 *
 * @typedef {object} PageSize
 * @property {number} plugins
 * @property {number} bytes of the page, compressed
 *
 * @typedef {object} LoadResult
 * @property {readonly Cost[]} costs
 * @property {readonly PageSize[]} pages
 * @property {Readonly<Record<string, string>>} run
 */

/** @type {readonly [keyof Cost, string, (value: number) => string][]} */
const FIGURES = [
  ['requests', 'requests', (value) => value.toFixed(0)],
  ['bytes', 'bytes', (value) => `${(value / 1000).toFixed(0)} kB`],
  ['statements', 'statements of the database', (value) => value.toFixed(0)],
  ['databaseTime', 'time of the database', milliseconds],
  ['databaseProcessor', 'processor time of the database', milliseconds],
  ['engineProcessor', 'processor time of the engine', milliseconds],
];

/**
 * @param {LoadResult} result
 * @returns {string[]} Markdown
 */
export function loadTables({ costs, pages, run }) {
  const people = costs.filter(({ of }) => of === 'people');
  const most = Math.max(...people.map(({ size }) => size));
  return [
    `### A minute of one person, with ${most} at work`,
    '',
    ...sideBySide(people.filter(({ size }) => size === most)),
    '',
    '### How it grows',
    '',
    'What a person costs in a minute, at three sizes; the law is read from the smallest and the largest.',
    '',
    ...growth(costs),
    ...pagesTable(pages),
    '',
    '| The run | |',
    '| --- | --- |',
    ...Object.entries(run).map(([name, value]) => `| ${name} | ${value} |`),
  ];
}

/** @param {readonly Cost[]} costs of one size */
function sideBySide(costs) {
  const [ours, other] = costs;
  if (!ours || !other) return ['Not measured.'];
  return [
    `| | ${ours.frontEnd} | ${other.frontEnd} | Ratio |`,
    '| --- | ---: | ---: | ---: |',
    ...FIGURES.map(([figure, name, shown]) => {
      const [mine, theirs] = [Number(ours[figure]), Number(other[figure])];
      return `| ${name} | ${shown(mine)} | ${shown(theirs)} | ${(mine / theirs).toFixed(2)} × |`;
    }),
    `| requests per second, everybody's | ${ours.requestsPerSecond.toFixed(0)} | ${other.requestsPerSecond.toFixed(0)} | |`,
    `| an answer, median | ${milliseconds(ours.p50)} | ${milliseconds(other.p50)} | ${(ours.p50 / other.p50).toFixed(2)} × |`,
    `| an answer, 95 % | ${milliseconds(ours.p95)} | ${milliseconds(other.p95)} | ${(ours.p95 / other.p95).toFixed(2)} × |`,
    `| errors | ${errorText(ours.errors)} | ${errorText(other.errors)} | |`,
  ];
}

/** @param {readonly Cost[]} costs */
function growth(costs) {
  const kinds = /** @type {const} */ (['people', 'tasks', 'filters']);
  const rows = kinds.flatMap((of) => {
    const measured = costs.filter((cost) => cost.of === of);
    return [...new Set(measured.map(({ frontEnd }) => frontEnd))].flatMap((frontEnd) => {
      const own = measured.filter((cost) => cost.frontEnd === frontEnd);
      return FIGURES.map(([figure, name, shown]) => {
        const points = own.map((cost) => ({ size: cost.size, cost: Number(cost[figure]) }));
        const cells = points.map(({ size, cost }) => `${size}: ${shown(cost)}`).join(', ');
        return `| ${of} | ${frontEnd} | ${name} | ${cells} | ${lawOf(points)} |`;
      });
    });
  });
  return ['| More | | Figure | | Law |', '| --- | --- | --- | --- | --- |', ...rows];
}

/** @param {readonly PageSize[]} pages */
function pagesTable(pages) {
  const points = pages.map(({ plugins, bytes }) => ({ size: plugins, cost: bytes }));
  const cells = points.map(({ size, cost }) => `${size}: ${cost} B`).join(', ');
  return pages.length === 0
    ? []
    : [`| plugins | Taskweave | bytes of the page | ${cells} | ${lawOf(points)} |`];
}

/** @param {number} value */
function milliseconds(value) {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** @param {Readonly<Record<string, number>>} errors */
function errorText(errors) {
  const all = Object.entries(errors);
  return all.length === 0 ? 'none' : all.map(([status, count]) => `${count} × ${status}`).join(', ');
}
