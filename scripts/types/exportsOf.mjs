import { readFileSync } from 'node:fs';
import { collectSources } from '../pack/collectSources.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * @typedef {object} Exported
 * @property {string} name
 * @property {string} exported
 * @property {string} file
 * @property {boolean} isFunction
 * @property {string} doc
 */

const DECLARED =
  /^export (default )?(?:declare |abstract |async )*(function|const|class|interface|type) (\w+)/gm;
const AGAIN = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm;
/** A tool hint may stand between docstring and declaration. */
const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\/.*\s*)*$/;

/**
 * Follows re-exports, except of other packages.
 * @param {readonly string[]} files
 * @returns {readonly (readonly Exported[])[]}
 */
export function exportsOf(files) {
  const sources = collectSources({
    root: inRepository(),
    entries: files,
    published: ['@taskweave/plugin-sdk'],
  });
  /** @param {string} file @returns {Exported[]} */
  const read = (file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    const own = [...text.matchAll(DECLARED)].map(([, isDefault, kind, name = ''], index, all) => ({
      name,
      exported: isDefault ? 'default' : name,
      file,
      isFunction: kind === 'function',
      doc: docstring(text.slice(0, all[index]?.index)),
    }));
    const again = [...text.matchAll(AGAIN)].flatMap(([, names = '', specifier]) =>
      [...names.matchAll(/(?:type )?(\w+)(?: as (\w+))?(?:,|\s*$)/g)].flatMap(
        ([, name = '', other = name]) => {
          const target = sources.get(file)?.get(specifier ?? importOf(name, text));
          const behind = target === undefined ? [] : read(target).filter(({ exported }) => exported === name);
          return behind.map((one) => ({ ...one, exported: other }));
        },
      ),
    );
    const all = [...own, ...again];
    return all.filter((one, index) => all.findIndex(({ exported }) => exported === one.exported) === index);
  };
  return files.map(read);
}

/** @param {string} name @param {string} text of a source */
function importOf(name, text) {
  return (
    new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)';`, 'm').exec(text)?.[1] ?? ''
  );
}

/** @param {string} before text before a declaration */
function docstring(before) {
  const text = DOCSTRING.exec(before)?.[1] ?? '';
  const words = text.replaceAll(/^[ \t]*\* ?/gm, '').split(/^\s*@/m, 1)[0] ?? '';
  return words.replaceAll(/\{@link (\w+)\}/g, '$1').trim();
}

/**
 * @param {string} doc
 * @returns {string}
 */
export function firstSentence(doc) {
  const line = doc.replaceAll(/\s+/g, ' ').trim();
  return /^.*?\.(?= [A-Z`{]|$)/.exec(line)?.[0] ?? line;
}
