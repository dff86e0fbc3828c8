import path from 'node:path';
import { remoteModules } from './remoteModules.mjs';

/** Pieces of what the first list does without, by what is used together. What no rule names goes with the rest. */
const PIECES = [
  { chunk: 'diagrams', modules: /widgets\/diagram-viewer/ },
  { chunk: 'ui-combobox', modules: /widgets\/(look-?up|useChoices)/i },
  { chunk: 'ui-fields', modules: /widgets\/date-field/ },
  { chunk: 'criteria', modules: /engine-client\/task-query\// },
];
const REST = 'engine';

/**
 * Fills in the table of the modules that the shell gives to our remotes.
 *
 * @this {import('@rspack/core').LoaderContext<{ root: string }>}
 */
export default function loadRemoteModules() {
  const { root } = this.getOptions();
  this.addContextDependency(path.join(root, 'remotes'));
  const { first, later } = remoteModules(root);
  /** @param {string} name */
  const chunkOf = (name) => PIECES.find(({ modules }) => modules.test(name))?.chunk ?? REST;
  const laterOnes = later.map(
    (name) => `'${name}': () => import(/* webpackChunkName: "${chunkOf(name)}" */ '${name}')`,
  );
  return [
    ...first.map((name, index) => `import * as first${index} from '${name}';`),
    'export const remoteModules = {',
    `  first: { ${first.map((name, index) => `'${name}': first${index}`).join(', ')} },`,
    `  later: { ${laterOnes.join(', ')} },`,
    '};',
  ].join('\n');
}
