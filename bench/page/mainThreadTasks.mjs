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
 * Main-thread tasks in a trace of Chrome's category `toplevel`, by CPU time: unlike wall time, it is the same on a busy machine.
 * @param {Trace} trace
 * @returns {readonly number[]} milliseconds, longest first
 */
export function mainThreadTasks({ traceEvents }) {
  const isMain = ofMainThreads(traceEvents);
  return traceEvents
    .filter((event) => event.ph === 'X' && TASK.test(event.name) && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/**
 * CPU time of parsing and evaluating scripts on the main thread, without later calls of their functions.
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
    // A nested evaluation is already counted in the outer one.
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
