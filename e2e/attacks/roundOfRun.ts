const ROUNDS = 31;

export const ROUND_OF_RUN = Number(process.env.TASKWEAVE_SEED ?? 1) % ROUNDS;
