/**
 * The job's outcome, unless it takes longer: then the promise fails with what `late` makes. The job itself goes on; what
 * it brings after its time is the caller's to leave unused.
 *
 * @param limit milliseconds
 */
export function withLimit<T>(job: Promise<T>, limit: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limit);
    job.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
