import { processorTime } from './processorTime.mjs';
import { callsOf } from './recording.mjs';
import { replay } from './replay.mjs';

/** Each has other rights. */
const PEOPLE = ['demo', 'peter', 'mary', 'john'];
const STATEMENTS =
  "SELECT sum(calls), sum(total_exec_time) FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat%'";

/**
 * What a recorded minute of work costs each of so many people.
 *
 * @param {object} options
 * @param {import('../../scripts/cluster/startCluster.mjs').Cluster} options.cluster
 * @param {import('./LoadEngine.mjs').LoadEngine} options.engine
 * @param {import('./recording.mjs').Recording} options.recording
 * @param {number} options.count of people
 * @param {number} options.seconds that the minute takes
 * @returns {Promise<Omit<import('./loadTables.mjs').Cost, 'of' | 'size' | 'frontEnd'>>}
 */
export async function costOf({ cluster, engine, recording, count, seconds }) {
  const { baseUrl, database } = cluster;
  const tasks = await engine.oldTasks(count * 2);
  const people = [];
  // One after the other: two hundred who sign in at the same moment are no part of the minute, and more than nginx takes.
  for (let index = 0; index < count; index += 1) {
    people.push({
      calls: callsOf(recording, tasks.slice(index * 2, index * 2 + 2)),
      headers: await engine.session(PEOPLE[index % PEOPLE.length] ?? 'demo'),
    });
  }
  database.run('SELECT pg_stat_statements_reset()');
  const before = processors(cluster);
  const began = Date.now();
  const replayed = await replay({ origin: new URL(baseUrl).origin, people, minute: seconds * 1000 });
  const took = (Date.now() - began) / 1000;
  const after = processors(cluster);
  const [statements = 0, databaseTime = 0] = (database.run(STATEMENTS)[0] ?? []).map(Number);
  const { requests, bytes, errors, p50, p95 } = replayed;
  return {
    requests: requests / count,
    bytes: bytes / count,
    statements: statements / count,
    databaseTime: databaseTime / count,
    engineProcessor: (after.engine - before.engine) / count,
    databaseProcessor: (after.database - before.database) / count,
    requestsPerSecond: requests / took,
    p50,
    p95,
    errors,
  };
}

/** @param {import('../../scripts/cluster/startCluster.mjs').Cluster} cluster */
function processors({ nodes, database }) {
  return {
    engine: nodes.reduce((sum, node) => sum + processorTime(node.pid() ?? 0), 0),
    database: processorTime(database.pid ?? 0),
  };
}
