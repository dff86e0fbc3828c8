/**
 * What nobody can be faster than with these bytes and this code: the way of the page, one more for everything else at once,
 * the bytes or the engine's answer, whichever takes longer, the evaluation of the scripts, and two frames. Drawing, and
 * what the code does when it has been evaluated, are not in it.
 *
 * @param {object} costs
 * @param {number} costs.roundTrip ms
 * @param {number} costs.bytesPerMs Infinity where bytes cost nothing
 * @param {number} costs.bytes on the wire
 * @param {number} costs.engine ms that the engine takes for the tasks
 * @param {number} costs.evaluation ms
 * @returns {number} ms
 */
export function startFloor({ roundTrip, bytesPerMs, bytes, engine, evaluation }) {
  return 2 * roundTrip + Math.max(bytes / bytesPerMs, engine) + evaluation + 2 * FRAME;
}

/**
 * One question to the engine over loopback, and two frames.
 *
 * @param {number} engine ms
 */
export function questionFloor(engine) {
  return engine + 2 * FRAME;
}

const FRAME = 1000 / 60;
const NETWORKS = {
  '4g': { roundTrip: 40, bytesPerMs: 1250 },
  loopback: { roundTrip: 0, bytesPerMs: Number.POSITIVE_INFINITY },
};

/**
 * @param {string} figure
 * @param {import('./Measurements.mjs').Measurements} measurements
 * @param {{ driver: string, tasks: number, engineTime: { list: number, task: number } | undefined }} at processor at full speed
 * @returns {number | undefined} ms; undefined where there is none
 */
export function floorOf(figure, measurements, { driver, tasks, engineTime }) {
  if (!engineTime) return undefined;
  const question = {
    'filter-first': engineTime.list,
    search: engineTime.list,
    'click-first': engineTime.task,
  }[figure];
  if (question !== undefined) return questionFloor(question);
  const [, visit, network] = /^(cold|warm)-(4g|loopback)$/.exec(figure) ?? [];
  if (network !== '4g' && network !== 'loopback') return undefined;
  /** @param {string} of */
  const measured = (of) => measurements.summary({ figure: of, driver, tasks, cpu: 1 })?.median;
  const bytes = measured(visit === 'cold' ? 'bytes-first' : 'bytes-warm');
  const evaluation = measured('evaluation');
  if (bytes === undefined || evaluation === undefined) return undefined;
  return startFloor({ ...NETWORKS[network], bytes, engine: engineTime.list, evaluation });
}
