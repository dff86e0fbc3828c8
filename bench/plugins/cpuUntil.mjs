/**
 * What the main thread of the page has worked until a mark of its own, in milliseconds of CPU.
 *
 * @param {string} mark
 * @param {{ traceEvents: readonly TraceEvent[] }} trace of the categories `toplevel` and `blink.user_timing`
 * @returns {number}
 *
 * @typedef {import('../list/mainThreadTasks.mjs').TraceEvent & { ts: number }} TraceEvent
 */
export function cpuUntil(mark, { traceEvents }) {
  const marked = traceEvents.find(({ name }) => name === mark);
  if (marked === undefined) throw new Error(`The trace has no mark "${mark}".`);
  const micros = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && /RunTask$/.test(name) && pid === marked.pid && tid === marked.tid,
    )
    .filter(({ ts }) => ts <= marked.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return micros / 1000;
}
