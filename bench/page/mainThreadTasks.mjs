/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} [ts] microseconds, as the two below
 * @property {number} [dur]
 * @property {number} [tdur] of CPU time
 * @property {{ name?: string }} [args]
 *
 * @typedef {{ traceEvents: readonly TraceEvent[] }} Trace
 */

/**
 * The tasks of the page's main thread in a trace of Chrome's category `toplevel`, by the CPU time that each of them took.
 * Unlike the time on the clock it is the same on a busy machine.
 *
 * @param {Trace} trace
 * @returns {readonly number[]} milliseconds, the longest first
 */
export function mainThreadTasks({ traceEvents }) {
  const isMain = ofMainThreads(traceEvents);
  return traceEvents
    .filter((event) => event.ph === 'X' && TASK.test(event.name) && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/**
 * CPU time of the page's main thread for reading and evaluating scripts, without what their functions do later.
 *
 * @param {Trace} trace of the category `devtools.timeline`
 * @returns {number} milliseconds
 */
export function scriptEvaluation({ traceEvents }) {
  const isMain = ofMainThreads(traceEvents);
  const found = traceEvents
    .filter((event) => event.ph === 'X' && EVALUATION.has(event.name) && isMain(event))
    .sort((one, other) => (one.ts ?? 0) - (other.ts ?? 0));
  let end = Number.NEGATIVE_INFINITY;
  let micros = 0;
  for (const { ts = 0, dur = 0, tdur = 0 } of found) {
    // What is evaluated within another has been counted with it.
    if (ts < end) continue;
    micros += tdur;
    end = ts + dur;
  }
  return micros / 1000;
}

const TASK = /^(ThreadControllerImpl::)?RunTask$/;
const EVALUATION = new Set(['EvaluateScript', 'v8.evaluateModule', 'v8.compile', 'v8.compileModule']);

/** @param {readonly TraceEvent[]} events */
function ofMainThreads(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return (/** @type {TraceEvent} */ event) => threads.has(threadOf(event));
}

/** @param {TraceEvent} event */
function threadOf({ pid, tid }) {
  return `${pid}/${tid}`;
}
