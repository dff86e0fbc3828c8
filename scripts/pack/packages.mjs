import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * A package that strangers install.
 *
 * @typedef {object} PublishedPackage
 * @property {string} name
 * @property {string} folder in the repository
 * @property {Record<string, string>} exports subpaths and their sources, relative to the folder
 * @property {readonly string[]} copied files and folders that go in as they are
 * @property {Published} published what only the published `package.json` says: `published.json` beside ours
 *
 * @typedef {object} Published `catalog:` stands for the version that the repository itself builds with, `workspace:` for its own
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
/** What the shell does not share with plugins is of no use to them. */
const NOT_SHARED = /^\.\/(gallery|host|testing)\/|\.css$/;

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
 * @param {string} root
 * @param {Pick<PublishedPackage, 'name' | 'folder'>} published
 * @returns {string} as npm names it: `taskweave-ui-0.1.0.tgz`
 */
export function tarballName(root, { name, folder }) {
  return `${name.replace(/^@(.+)\//, '$1-')}-${readPackage(root, folder).version}.tgz`;
}

/**
 * What every package says of itself. Registries compare the repository with where a build says that it comes from.
 *
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
