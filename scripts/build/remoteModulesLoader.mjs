import path from 'node:path';
import { remoteModules } from './remoteModules.mjs';

const PIECES = [
  { chunk: 'diagrams', modules: /widgets\/diagram-viewer/ },
  { chunk: 'ui-combobox', modules: /widgets\/(look-?up|useChoices)/i },
  { chunk: 'ui-kit', modules: /widgets\/(date-field|snooze)/ },
  { chunk: 'criteria', modules: /engine-client\/task-query\// },
  { chunk: 'engine', modules: /./ },
];

/**
 * @this {import('@rspack/core').LoaderContext<{ root: string }>}
 * @this {import('@rspack/core').LoaderContext<{ root: string }>} ⏎
 */
export default function loadRemoteModules() {
  const { root } = this.getOptions();
  this.addContextDependency(path.join(root, 'remotes'));
  const { first, later } = remoteModules(root);
  /** @type {Map<string, string[]>} */
  const pieces = new Map();
  for (const name of later) {
    const chunk = PIECES.find(({ modules }) => modules.test(name))?.chunk ?? '';
    pieces.set(chunk, [...(pieces.get(chunk) ?? []), name]);
  }
  const piece = pieces.get(this.resourceQuery.slice(1));
  if (piece !== undefined) return tableOf('modules', piece);
  const load = [...pieces.keys()].map(
    (chunk) => `() => import(/* webpackChunkName: "${chunk}" */ './remoteModules?${chunk}')`,
  );
  return [
    tableOf('first', first),
    `const load = [${load.join(', ')}];`,
    `const names = ${JSON.stringify([...pieces.values()])};`,
    'export const later = Object.fromEntries(names.flatMap((piece, index) =>',
    '  piece.map((name) => [name, async () => (await load[index]()).modules[name]])));',
  ].join('\n');
}

/**
 * @param {string} table
 * @param {readonly string[]} names
 */
function tableOf(table, names) {
  const imports = names.map((name, index) => `import * as ${table}${index} from '${name}';`);
  const rows = names.map((name, index) => `'${name}': ${table}${index}`);
  return `${imports.join('\n')}\nexport const ${table} = { ${rows.join(', ')} };`;
}
