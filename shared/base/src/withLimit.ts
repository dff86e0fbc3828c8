/** The job itself goes on, so the caller must ignore its late result. */
export function withLimit<T>(job: Promise<T>, limit: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limit);
    job.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
