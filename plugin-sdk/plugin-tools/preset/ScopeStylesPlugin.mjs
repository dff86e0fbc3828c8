import { rspack } from '@rspack/core';

/**
 * What is wrapped around the style sheets of a plugin.
 *
 * @param {string} id
 */
export function scopeSheet(id) {
  return { opening: `@layer plugins{@scope([data-plugin="${id}"]){`, closing: '\n}}' };
}

/**
 * Keeps the styles of a plugin to what it draws: every sheet is put into the layer of plugins, which the page has ordered,
 * and applies below elements that carry the plugin's name only.
 */
export class ScopeStylesPlugin {
  /** @param {{ id: string }} options */
  constructor({ id }) {
    this.scope = scopeSheet(id);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { ConcatSource } = rspack.sources;
    const { opening, closing } = this.scope;
    compiler.hooks.thisCompilation.tap('TaskweaveScopeStyles', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before the sheets are made small and named by their content.
        { name: 'TaskweaveScopeStyles', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
            compilation.updateAsset(name, (source) => new ConcatSource(opening, source, closing));
          }
        },
      );
    });
  }
}
