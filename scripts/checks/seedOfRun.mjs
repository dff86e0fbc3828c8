/**
 * @param {string} [given]
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
