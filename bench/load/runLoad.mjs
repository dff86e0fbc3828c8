import { loadavg } from 'node:os';
import { DRIVERS } from '../drivers/drivers.mjs';
import { costOf } from './costOf.mjs';
import { LoadEngine } from './LoadEngine.mjs';
import { measurePages } from './measurePages.mjs';
import { recordMinute } from './recordMinute.mjs';

/**
 * @param {object} load
 * @param {import('./loadOptions.mjs').LoadOptions} load.options
 * @param {import('../../scripts/cluster/startCluster.mjs').Cluster} load.cluster
 * @param {string} load.pluginsFile of its nodes
 * @param {import('../../scripts/process/Progress.mjs').Progress} load.progress
 * @returns {Promise<import('./loadTables.mjs').LoadResult>}
 */
export async function runLoad({ options, cluster, pluginsFile, progress }) {
  const before = loadavg()[0] ?? 0;
  const engine = await LoadEngine.open(cluster.baseUrl);
  /** @type {import('./loadTables.mjs').Cost[]} */
  const costs = [];
  const [fewestPeople = 1] = options.people;
  const [fewestTasks = 0] = options.tasks;
  const mostTasks = Math.max(fewestTasks, ...options.tasks);
  await progress.step('Adding tasks', (note) => engine.haveTasks(fewestTasks, note));
  const filter = await engine.workFilter();
  const recordings = await record();
  for (const size of options.people) await measure('people', size, { people: size, tasks: fewestTasks });
  for (const size of options.tasks) {
    await measure('tasks', size, { people: fewestPeople, tasks: size });
  }
  for (const size of options.filters) {
    await engine.haveFilters(size);
    await measure('filters', size, { people: fewestPeople, tasks: mostTasks });
  }
  const pages = await measurePages({
    url: cluster.url,
    pluginsFile,
    headers: await engine.session('demo'),
    sizes: options.plugins,
  });
  await engine.removeFilters();
  return {
    costs,
    pages,
    run: {
      'the minute took': `${options.seconds} s`,
      nodes: '2, with sessions in the database',
      PostgreSQL: `${cluster.database.run('SHOW server_version')[0]?.[0]}`,
      'load average before and after': `${before.toFixed(1)}, ${(loadavg()[0] ?? 0).toFixed(1)}`,
    },
  };

  /** Of all front ends at the same time: each has tasks of its own. */
  function record() {
    return progress.step('Recording a minute of work', () =>
      Promise.all(
        DRIVERS.map((driver, index) =>
          recordMinute({
            baseUrl: cluster.baseUrl,
            driver,
            filter,
            engine: engine.admin,
            first: index * 2,
          }),
        ),
      ),
    );
  }

  /**
   * @param {import('./loadTables.mjs').Cost['of']} of
   * @param {number} size
   * @param {{ people: number, tasks: number }} given how many of each there are
   */
  async function measure(of, size, { people, tasks }) {
    for (const [index, driver] of DRIVERS.entries()) {
      const recording = recordings[index];
      if (!recording) continue;
      // Each minute takes tasks away: both front ends have as many before them.
      await progress.step('Adding tasks', (note) => engine.haveTasks(tasks, note));
      const cost = await progress.step(
        `${size} ${of}, ${driver.name}`,
        () => costOf({ cluster, engine, recording, count: people, seconds: options.seconds }),
        {
          outcome: ({ requests, p95 }) =>
            `${requests.toFixed(0)} requests each, 95 % within ${p95.toFixed(0)} ms,`,
        },
      );
      costs.push({ of, size, frontEnd: driver.name, ...cost });
    }
  }
}
