export interface CapOptions {
  /** So often … */
  readonly most: number;
  /** … within so many milliseconds. */
  readonly within: number;
  /** Called when it was too often, at most once within that time. */
  readonly onOver: () => void;
}

/**
 * Counts what a plugin does, for mistakes such as a loop.
 *
 * @returns counts one more; false once that is too often
 */
export function createCap({ most, within, onOver }: CapOptions): () => boolean {
  let times: readonly number[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const time = performance.now();
    times = [...times.filter((one) => time - one < within), time].slice(-most - 1);
    if (times.length <= most) return true;
    if (time - reportedAt >= within) {
      reportedAt = time;
      onOver();
    }
    return false;
  };
}
