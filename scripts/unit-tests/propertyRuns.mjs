import { expect } from 'vitest';

if (/\.properties\.test\.tsx?$/.test(expect.getState().testPath ?? '')) {
  const { configureGlobal } = await import('fast-check');
  const { TASKWEAVE_FUZZ_RUNS: runs = '200', TASKWEAVE_SEED: seed } = process.env;
  configureGlobal({ numRuns: Number(runs), ...(seed !== undefined && { seed: Number(seed) }) });
}
