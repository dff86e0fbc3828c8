/**
 * The tasks of the page's main thread in a trace of Chrome's category `toplevel`, by the CPU time that each of them took.
 * Unlike the time on the clock it is the same on a busy machine.
 *
 * @param {{ traceEvents: readonly TraceEvent[] }} trace
 * @returns {readonly number[]} milliseconds, the longest first
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} [tdur] microseconds of CPU time
 * @property {{ name?: string }} [args]
 */
export function mainThreadTasks({ traceEvents }) {
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.ph === 'X' && TASK.test(event.name) && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

const TASK = /^(ThreadControllerImpl::)?RunTask$/;

/** @param {TraceEvent} event */
function threadOf({ pid, tid }) {
  return `${pid}/${tid}`;
}
