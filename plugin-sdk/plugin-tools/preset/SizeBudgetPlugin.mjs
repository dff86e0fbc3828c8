import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';

/**
 * Maximum size of a plugin's files, in KiB as transferred (brotli).
 *
 * @typedef {object} SizeBudget
 * @property {number} entry the file that is loaded first, for whatever the plugin shows
 * @property {number} file any other script or style sheet
 */

/** Several times what plugins need; a plugin that brings a framework or a viewer says so in its build. */
const BUDGET = { entry: 10, file: 60 };

/** Fails the build of a plugin that has grown beyond its budget: people would wait for it. */
export class SizeBudgetPlugin {
  /** @param {{ entry: string, budget: Partial<SizeBudget> }} options `entry` is the name of the entry's chunk */
  constructor({ entry, budget }) {
    this.entry = entry;
    this.budget = { ...BUDGET, ...budget };
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TaskweaveSizeBudget', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'TaskweaveSizeBudget', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const first = compilation.namedChunks.get(this.entry)?.files ?? new Set();
          for (const [name, source] of Object.entries(assets)) {
            if (!/\.(js|css)$/.test(name)) continue;
            const kind = first.has(name) ? 'entry' : 'file';
            const size = brotliCompressSync(source.buffer()).length / 1024;
            const most = this.budget[kind];
            if (size <= most) continue;
            compilation.errors.push(
              new rspack.WebpackError(
                `${name} weighs ${size.toFixed(1)} KiB, and ${most} are meant for ${kind === 'entry' ? 'the entry' : 'one file'}. Import what is large lazily, or raise budget.${kind} in the build.`,
              ),
            );
          }
        },
      );
    });
  }
}
