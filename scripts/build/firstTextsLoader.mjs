import path from 'node:path';

/**
 * @this {import('@rspack/core').LoaderContext<{ root: string }>}
 */
export default function loadFirstTexts() {
  const folder = path.relative(this.getOptions().root, path.dirname(this.resourcePath)).replaceAll('\\', '/');
  const tag = path.basename(this.resourcePath, '.json');
  return `export default () => taskweaveTexts('${tag}').then((all) => ({ default: all.texts['${folder}'] }));`;
}
