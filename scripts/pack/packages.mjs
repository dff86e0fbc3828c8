import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * `catalog:` means the version that the repository builds with, `workspace:` its own.
 * @typedef {object} PublishedPackage
 * @property {string} name
 * @property {string} folder
 * @property {Record<string, string>} exports
 * @property {readonly string[]} copied
 * @property {Published} published
 * @typedef {object} Published
 * @property {string} description
 * @property {Record<string, string>} [bin]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {object} [peerDependenciesMeta]
 */

const REPOSITORY = 'https://github.com/taskweave/taskweave';
const FOLDERS = {
  'plugin-sdk': ['plugin-tools/preset', 'schemas'],
  'plugin-sdk/plugin-tools/generator': ['src', 'template'],
  'shared/ui': [],
};
const NOT_SHARED = /^\.\/(gallery|testing)\/|^\.\/host(\/|$)|\.css$/;

/**
 * @param {string} root
 * @returns {readonly PublishedPackage[]}
 */
export function publishedPackages(root) {
  const versions = toolVersions(root);
  return Object.entries(FOLDERS).map(([folder, copied]) => {
    const { name, version, exports = {} } = readPackage(root, folder);
    const published = JSON.parse(
      readFileSync(path.join(root, folder, 'published.json'), 'utf8'),
      (key, value) => (value === 'catalog:' ? versions[key] : value === 'workspace:' ? version : value),
    );
    const shared = Object.entries(exports).filter(([subpath]) => !NOT_SHARED.test(subpath));
    return { name, folder, copied, exports: Object.fromEntries(shared), published };
  });
}

/**
 * As npm names it: `taskweave-ui-0.1.0.tgz`.
 * @param {string} root
 * @param {Pick<PublishedPackage, 'name' | 'folder'>} published
 * @returns {string}
 */
export function tarballName(root, { name, folder }) {
  return `${name.replace(/^@(.+)\//, '$1-')}-${readPackage(root, folder).version}.tgz`;
}

/**
 * Registries compare the repository with the build's provenance.
 * @param {{ root: string, published: PublishedPackage }} options
 */
export function metadataOf({ root, published: { name, folder, published } }) {
  const { version, license, sideEffects } = readPackage(root, folder);
  return {
    name,
    version,
    ...published,
    keywords: ['taskweave', 'plugin', 'operaton', 'camunda', 'tasklist'],
    license,
    homepage: `${REPOSITORY}/blob/main/docs/plugins/tutorial.md`,
    bugs: `${REPOSITORY}/issues`,
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: folder },
    publishConfig: { access: 'public', provenance: true },
    engines: readPackage(root, '.').engines,
    type: 'module',
    ...(sideEffects && { sideEffects }),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 */
export function readPackage(root, folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/**
 * @param {string} root
 * @returns {Record<string, string>}
 */
function toolVersions(root) {
  const { devDependencies } = readPackage(root, '.');
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return { ...devDependencies, ...catalog };
}
