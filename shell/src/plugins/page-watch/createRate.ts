/**
 * Counts by name how often something happens.
 *
 * @param most so often within the time
 * @param within milliseconds
 * @returns counts one more; true when that was too often
 */
export function createRate(
  most: number,
  within: number,
  now = () => performance.now(),
): (name: string) => boolean {
  const times = new Map<string, readonly number[]>();
  return (name) => {
    const time = now();
    const recent = [...(times.get(name) ?? []).filter((one) => time - one < within), time].slice(-most - 1);
    times.set(name, recent);
    return recent.length > most;
  };
}
