import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';
import { exportsOf } from '../types/exportsOf.mjs';

/**
 * @typedef {object} GalleryFacts
 * @property {readonly ModuleFacts[]} modules
 * @property {Readonly<Record<string, string>>} pages
 * @typedef {object} ModuleFacts
 * @property {string} name
 * @property {readonly ComponentFacts[]} components
 * @typedef {object} ComponentFacts
 * @property {string} name
 * @property {boolean} isDefault
 * @property {string} doc
 */

/** @returns {GalleryFacts} */
export function readFacts() {
  const pages = listFiles(['shared/ui/src/**/*.gallery.tsx']);
  return {
    modules: readModules(),
    pages: Object.fromEntries(pages.map((file) => [file, readFileSync(inRepository(file), 'utf8')])),
  };
}

/** @returns {readonly ModuleFacts[]} */
function readModules() {
  const { exports } = JSON.parse(readFileSync(inRepository('shared/ui/package.json'), 'utf8'));
  const modules = Object.entries(/** @type {Record<string, string>} */ (exports)).filter(
    ([subpath, file]) => /\.tsx?$/.test(file) && !/^\.\/(host|testing)\//.test(subpath),
  );
  const exported = exportsOf(modules.map(([, file]) => file.replace('.', 'shared/ui')));
  return modules.map(([subpath], index) => ({
    name: subpath.replace('.', '@taskweave/ui'),
    components: (exported[index] ?? []).filter(isComponent).map((one) => ({
      name: one.name,
      isDefault: one.exported === 'default',
      doc: one.doc,
    })),
  }));
}

/** @param {import('../types/exportsOf.mjs').Exported} one */
function isComponent({ name, file, isFunction }) {
  return isFunction && /^[A-Z]/.test(name) && file.endsWith('.tsx');
}
