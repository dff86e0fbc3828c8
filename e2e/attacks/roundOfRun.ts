const ROUNDS = 31;

/** First round of a partial run; the same `TASKWEAVE_SEED` selects the same part. */
export const ROUND_OF_RUN = Number(process.env.TASKWEAVE_SEED ?? 1) % ROUNDS;
