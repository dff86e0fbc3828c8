/**
 * Milliseconds of processor time that the main thread of the page spends in its tasks while something is done. Only
 * the page's own thread counts, and only what runs: waiting for a core or for the network costs nothing.
 *
 * @param {import('@playwright/test').CDPSession} client
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>}
 */
export async function mainThreadWork(client, work) {
  /** @type {TraceEvent[]} */
  const events = [];
  /** @param {{ value: object[] }} part */
  const collect = ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (value));
  };
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return sum(events);
}

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: { name?: string } }} TraceEvent
 */

/** @param {TraceEvent[]} events */
function sum(events) {
  const start = events.find(({ name }) => name === MARK_START);
  const end = events.find(({ name }) => name === MARK_END);
  if (start === undefined || end === undefined) throw new Error('The page has not marked what is measured.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts <= end.ts,
  );
  const micros = tasks.reduce((total, task) => {
    const taskEnd = task.ts + (task.dur ?? 0);
    return taskEnd < start.ts ? total : total + (task.tdur ?? task.dur ?? 0);
  }, 0);
  return micros / 1000;
}

/** The page sets these two marks around what is measured. */
export const MARK_START = 'taskweave-bench-start';
export const MARK_END = 'taskweave-bench-end';
