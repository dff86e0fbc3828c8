import { spawnSync } from 'node:child_process';
import { callsOf, replay } from './replay.mjs';

const PEOPLE = ['demo', 'peter', 'mary', 'john'];
const STATEMENTS =
  "SELECT sum(calls), sum(total_exec_time) FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat%'";

/**
 * Cost of a recorded minute of work, per person.
 * @typedef {object} Cost
 * @property {number} requests
 * @property {number} bytes
 * @property {number} statements of the database
 * @property {number} databaseTime ms of the statements, as counted by PostgreSQL
 * @property {number} processorTime ms of both nodes
 * @property {number} minutesPerMinute recorded minutes that two nodes serve in one minute
 * @property {number} p50 ms
 * @property {number} p97 ms
 * @property {Readonly<Record<string, number>>} errors
 * @param {object} options
 * @param {import('../../scripts/cluster/startCluster.mjs').Cluster} options.cluster
 * @param {import('./LoadEngine.mjs').LoadEngine} options.engine
 * @param {import('./recordMinute.mjs').Recording} options.recording
 * @param {number} options.count of people
 * @returns {Promise<Cost>}
 */
export async function costOf({ cluster, engine, recording, count }) {
  const { baseUrl, database, nodes } = cluster;
  const tasks = await engine.oldTasks(count * 2);
  const people = [];
  for (let index = 0; index < count; index += 1) {
    people.push({
      calls: callsOf(recording, tasks.slice(index * 2, index * 2 + 2)),
      headers: await engine.session(PEOPLE[index % PEOPLE.length] ?? 'demo'),
    });
  }
  const processor = () => nodes.reduce((sum, node) => sum + processorSeconds(node.pid() ?? 0), 0);
  database.run('SELECT pg_stat_statements_reset()');
  const before = processor();
  const { seconds, bytes, ...rest } = await replay(new URL(baseUrl).origin, people);
  const [statements = 0, databaseTime = 0] = (database.run(STATEMENTS)[0] ?? []).map(Number);
  return {
    requests: recording.calls.length,
    bytes: bytes / count,
    statements: statements / count,
    databaseTime: databaseTime / count,
    processorTime: ((processor() - before) * 1000) / count,
    minutesPerMinute: (count * 60) / seconds,
    ...rest,
  };
}

/** @param {number} pid */
function processorSeconds(pid) {
  return Number(spawnSync('ps', ['-o', 'cputimes=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}
