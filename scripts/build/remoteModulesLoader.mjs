import path from 'node:path';
import { HOST, hostPieces } from './remoteModules.mjs';

/**
 * @this {import('@rspack/core').LoaderContext<{ root: string, isServed: boolean }>}
 */
export default function loadRemoteModules() {
  const { root, isServed } = this.getOptions();
  this.addContextDependency(path.join(root, 'remotes'));
  const pieces = hostPieces(root, isServed);
  const piece = pieces.get(this.resourceQuery.slice(1));
  if (piece !== undefined) return tableOf(piece);
  const [first, ...later] = [...pieces.keys()].map((name) => ({ name, file: `./remoteModules?${name}` }));
  return [
    `import * as first from '${first?.file}';`,
    `export const ready = { '${HOST}/${first?.name}': first };`,
    'export const later = {',
    ...later.map(
      ({ name, file }) => `'${HOST}/${name}': () => import(/* webpackChunkName: "${name}" */ '${file}'),`,
    ),
    '};',
  ].join('\n');
}

/** @param {readonly string[]} names */
function tableOf(names) {
  const imports = names.map((name, index) => `import * as module${index} from '${name}';`);
  const rows = names.map((name, index) => `'${name}': module${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${rows.join(', ')} };`;
}
