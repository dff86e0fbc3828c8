const ROUNDS = 31;

/** Where a run that makes a part of the attacks begins; the same seed (`TASKWEAVE_SEED`) makes the same part. */
export const ROUND_OF_RUN = Number(process.env.TASKWEAVE_SEED ?? 1) % ROUNDS;
