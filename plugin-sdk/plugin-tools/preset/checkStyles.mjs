import { findStrayRules } from './findStrayRules.mjs';

/**
 * A loader: style sheets with rules about elements that are not the plugin's fail the build.
 *
 * @this {import('@rspack/core').LoaderContext<{ allowed: readonly string[] }>}
 * @param {string} source
 */
export default function checkStyles(source) {
  const { allowed } = this.getOptions();
  const file = this.resourcePath.replaceAll('\\', '/');
  if (!allowed.some((part) => file.includes(part))) {
    for (const { line, selector } of findStrayRules(source)) {
      this.emitError(
        new Error(
          `Line ${line}: "${selector}" is about elements that are not the plugin's. Begin it with a class of the plugin, or name the file in allowGlobalStyles.`,
        ),
      );
    }
  }
  return source;
}
