/**
 * The seed of everything random in a run: inputs of properties, payloads of attacks. Programs that the run starts find it in
 * `TASKWEAVE_SEED`.
 *
 * @param {string} [given] as in "42"; without it, one by chance
 * @returns {number}
 */
export function seedOfRun(given = process.env.TASKWEAVE_SEED) {
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  process.env.TASKWEAVE_SEED = String(seed);
  return seed;
}

/** @param {number} seed */
export const seedLine = (seed) =>
  `Seed: ${seed}. TASKWEAVE_SEED=${seed} before a command makes the same run.`;
