import { API, SymbolFlags } from 'typescript/unstable/sync';
import { inRepository } from '../process/paths.mjs';

/**
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Symbol} TypeSymbol
 *
 * @typedef {object} Types what the compiler knows of the sources of the application
 * @property {Checker} checker
 * @property {(file: string) => readonly TypeSymbol[]} exportsOf what a source exports, behind its re-exports
 * @property {(symbol: TypeSymbol) => readonly Declared[]} declarationsOf where a name of ours is declared; nothing for those of
 *   packages
 *
 * @typedef {object} Declared
 * @property {any} node of the syntax tree
 * @property {string} file of that source, absolute
 */

/**
 * Asks the compiler about the sources, and lets it go. Its interface has no promise of stability, so nothing else in this
 * repository speaks to it.
 *
 * @template T
 * @param {(types: Types) => T} ask
 * @returns {T}
 *
 * @example openTypes(({ exportsOf }) => exportsOf('plugin-sdk/src/index.ts').map(({ name }) => name))
 */
export function openTypes(ask) {
  const api = new API({ cwd: inRepository() });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [inRepository('tsconfig.libraries.json')] });
    const project = snapshot.getProjects()[0];
    if (project === undefined) throw new Error('The compiler does not find tsconfig.libraries.json.');
    const { program, checker } = project;
    return ask({
      checker,
      declarationsOf(symbol) {
        const own = (symbol.declarations ?? []).filter(
          ({ path: place }) => !place.includes('/node_modules/'),
        );
        return own.map((handle) => ({ node: handle.resolve(project), file: handle.path }));
      },
      exportsOf(file) {
        const source = program.getSourceFile(inRepository(file));
        const module = source && checker.getSymbolAtLocation(source);
        if (module === undefined) throw new Error(`${file} is no part of this program, or exports nothing.`);
        return checker
          .getExportsOfModule(module)
          .map((one) => (one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
      },
    });
  } finally {
    api.close();
  }
}

/**
 * @param {string} docstring
 * @returns {string} on one line; empty where there is none
 *
 * @example firstSentence('The user. Null until then.') // 'The user.'
 */
export function firstSentence(docstring) {
  const line = docstring.replaceAll(/\s+/g, ' ').trim();
  return /^.*?\.(?= [A-Z`{]|$)/.exec(line)?.[0] ?? line;
}
