import { assemble } from './assemble.mjs';
import { findStrayModules } from './remoteModules.mjs';

export class AssemblePlugin {
  #left = 0;
  /** @type {string[]} */
  #modules = [];

  /** @param {{ root: string, appDir: string }} options */
  constructor({ root, appDir }) {
    this.root = root;
    this.appDir = appDir;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    this.#left += 1;
    compiler.hooks.done.tapPromise('TaskweaveAssemble', async (stats) => {
      if (stats.hasErrors() || stats.hasWarnings()) {
        throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
      }
      const { name, modules } = stats.compilation;
      if (name !== 'shell') this.#modules.push(...[...modules].map((module) => module.identifier()));
      this.#left -= 1;
      if (this.#left === 0) await this.#finish();
    });
  }

  async #finish() {
    const stray = findStrayModules(this.root, this.#modules);
    if (stray.length > 0) throw new Error(stray.join('\n'));
    await assemble({ root: this.root, appDir: this.appDir });
  }
}
