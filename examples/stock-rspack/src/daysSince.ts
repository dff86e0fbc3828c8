/** Whole days since a date as the engine writes it; 0 where there is none. */
export function daysSince(date: string | null, now: Date): number {
  if (date === null) return 0;
  // The engine leaves out the colon of the offset, which not every browser forgives.
  const then = new Date(date.replace(/(\d\d)(\d\d)$/, '$1:$2'));
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / 86_400_000));
}
