import { brotliCompressSync } from 'node:zlib';
import { SEALED } from '../command/sealedEntry';
import type { Build, Verdict } from './Build';

/** KiB as they travel, compressed by Brotli. */
export interface SizeBudget {
  /** The entry, which is loaded before anything else. */
  readonly entry: number;
  /** What the first contribution waits for: the entry and the files that are asked for beside it. */
  readonly first: number;
  /** All scripts and styles. */
  readonly total: number;
}

export const DEFAULT_BUDGET: SizeBudget = { entry: 10, first: 40, total: 300 };

/** Whether the plugin stays within its budget, which `taskweave.budget` in its package.json may change. */
export function checkSizes({ manifest, files }: Build, budget: SizeBudget): Verdict {
  const sizes = new Map(
    [...files]
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, content]) => [file, brotliCompressSync(content).length / 1024]),
  );
  const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  // A sealed entry holds a hash for each file, and fetches them all before it opens any.
  const first = SEALED.test(manifest.entry.file)
    ? [...sizes.keys()]
    : [manifest.entry, ...manifest.preload].map(({ file }) => file);
  const largest = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([file, size]) => `${file} ${size.toFixed(1)}`);
  const measured = [
    ['entry', 'the entry', sizeOf([manifest.entry.file])],
    ['first', 'the first use', sizeOf(first)],
    ['total', 'all', sizeOf([...sizes.keys()])],
  ] as const;
  return {
    name: 'sizes',
    summary: measured
      .map(([part, name, size]) => `${name} ${size.toFixed(1)} of ${budget[part]} KiB`)
      .join(', '),
    errors: measured
      .filter(([part, , size]) => size > budget[part])
      .map(
        ([part, name, size]) =>
          `${name.charAt(0).toUpperCase()}${name.slice(1)} weighs ${size.toFixed(1)} KiB, ${(size - budget[part]).toFixed(1)} more than the budget. The largest: ${largest.join(', ')}.`,
      ),
  };
}
