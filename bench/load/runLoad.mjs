import { DRIVERS } from '../drivers/drivers.mjs';
import { costOf } from './costOf.mjs';
import { LoadEngine } from './LoadEngine.mjs';
import { recordMinute } from './recordMinute.mjs';

/** @type {readonly [keyof import('./costOf.mjs').Cost, string, (value: number) => string][]} */
const ROWS = [
  ['requests', 'requests', (value) => value.toFixed(0)],
  ['bytes', 'bytes', (value) => `${(value / 1000).toFixed(0)} kB`],
  ['statements', 'statements of the database', (value) => value.toFixed(0)],
  ['databaseTime', 'time of the database', milliseconds],
  ['processorTime', 'processor time of the engine', milliseconds],
  ['minutesPerMinute', 'people served at once', (value) => value.toFixed(0)],
  ['p50', 'an answer, median', milliseconds],
  ['p97', 'an answer, 97.5 %', milliseconds],
];

/**
 * @param {object} load
 * @param {number} load.people
 * @param {number} load.tasks in the list
 * @param {import('../../scripts/cluster/startCluster.mjs').Cluster} load.cluster
 * @param {import('../../scripts/process/Progress.mjs').Progress} load.progress
 * @returns {Promise<string[]>} Markdown table
 */
export async function runLoad({ people, tasks, cluster, progress }) {
  const engine = await LoadEngine.open(cluster.baseUrl);
  await progress.step('Adding tasks', (note) => engine.haveTasks(tasks, note));
  const filter = await engine.workFilter();
  /** @type {import('./costOf.mjs').Cost[]} */
  const costs = [];
  for (const [index, driver] of DRIVERS.entries()) {
    const { baseUrl } = cluster;
    const recording = await progress.step(`Recording a minute in ${driver.name}`, () =>
      recordMinute({ baseUrl, driver, filter, engine: engine.admin, first: index * 2 }),
    );
    // Each minute completes tasks, so both front ends need the same number at the start.
    await progress.step('Adding tasks', (note) => engine.haveTasks(tasks, note));
    costs.push(
      await progress.step(`${people} people, ${driver.name}`, () =>
        costOf({ cluster, engine, recording, count: people }),
      ),
    );
  }
  return [
    `| ${people} people, ${tasks} tasks | ${DRIVERS.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(DRIVERS.length)}`,
    ...ROWS.map(
      ([key, name, shown]) => `| ${name} | ${costs.map((cost) => shown(Number(cost[key]))).join(' | ')} |`,
    ),
    `| errors | ${costs.map(({ errors }) => shownErrors(errors)).join(' | ')} |`,
  ];
}

/** @param {number} value */
function milliseconds(value) {
  return `${value.toFixed(0)} ms`;
}

/** @param {Readonly<Record<string, number>>} errors */
function shownErrors(errors) {
  const all = Object.entries(errors).map(([status, count]) => `${count} × ${status}`);
  return all.join(', ') || 'none';
}
