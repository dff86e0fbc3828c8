import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { error, type Verdict } from './Finding';

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
export function checkSizes(dist: string, { entry, preload }: PluginManifest, budget: SizeBudget): Verdict {
  const sizes = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [file, brotliCompressSync(readFileSync(path.join(dist, file))).length / 1024]),
  );
  const sizeOf = (files: Iterable<string>) => {
    let sum = 0;
    for (const file of files) sum += sizes.get(file) ?? 0;
    return sum;
  };
  const measured = [
    ['entry', 'the entry', sizeOf([entry.file])],
    ['first', 'the first use', sizeOf([entry.file, ...preload.map(({ file }) => file)])],
    ['total', 'all', sizeOf(sizes.keys())],
  ] as const;
  return {
    name: 'sizes',
    summary: measured
      .map(([part, name, size]) => `${name} ${size.toFixed(1)} of ${budget[part]} KiB`)
      .join(', '),
    findings: measured
      .filter(([part, , size]) => size > budget[part])
      .map(([part, name, size]) =>
        error(
          `${capital(name)} weighs ${size.toFixed(1)} KiB, ${(size - budget[part]).toFixed(1)} more than the budget. The largest: ${largest(sizes)}.`,
        ),
      ),
  };
}

function largest(sizes: ReadonlyMap<string, number>): string {
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([file, size]) => `${file} ${size.toFixed(1)}`)
    .join(', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
