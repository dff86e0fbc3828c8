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
 * @property {Record<string, string>} [bin]
 * @property {string} description
 * @property {object} dependencies members of its package.json that say what it needs
 */

const REPOSITORY = 'https://github.com/taskweave/taskweave';

/**
 * @param {string} root
 * @returns {readonly PublishedPackage[]}
 */
export function publishedPackages(root) {
  const versions = toolVersions(root);
  const ui = readPackage(root, 'shared/ui');
  return [
    {
      name: '@taskweave/plugin-sdk',
      folder: 'plugin-sdk',
      description: 'Types, hooks, build, tests and command line for plugins of Taskweave',
      exports: readPackage(root, 'plugin-sdk').exports,
      copied: ['plugin-tools/preset', 'schemas'],
      bin: {
        'taskweave-plugin': 'plugin-tools/command-line/main.js',
        // The word for administrators: `taskweave doctor`.
        taskweave: 'plugin-tools/command-line/main.js',
      },
      dependencies: {
        dependencies: {
          '@rspack/core': versions['@rspack/core'],
          '@rspack/dev-server': versions['@rspack/dev-server'],
          'compare-versions': versions['compare-versions'],
          'es-module-lexer': versions['es-module-lexer'],
          // Texts of components in tests.
          i18next: versions.i18next,
          'jsonc-parser': versions['jsonc-parser'],
          valibot: versions.valibot,
        },
        peerDependencies: {
          react: '^19.0.0',
          'react-dom': '^19.0.0',
          '@types/react': '^19.0.0',
          '@tanstack/react-query': '^5.0.0',
          '@taskweave/ui': ui.version,
          vitest: '>=3.2.0',
          '@playwright/test': '>=1.45.0',
        },
        // Of the pickers, and of the kits for tests.
        peerDependenciesMeta: {
          '@tanstack/react-query': { optional: true },
          '@taskweave/ui': { optional: true },
          vitest: { optional: true },
          '@playwright/test': { optional: true },
        },
      },
    },
    {
      name: '@taskweave/create-plugin',
      folder: 'plugin-sdk/plugin-tools/generator',
      description: 'Begins the project of a plugin for Taskweave',
      exports: {},
      copied: ['src', 'template'],
      bin: { 'create-plugin': 'src/main.mjs' },
      dependencies: {},
    },
    {
      name: '@taskweave/ui',
      folder: 'shared/ui',
      description: 'The components of Taskweave, for its plugins',
      exports: Object.fromEntries(
        Object.entries(/** @type {Record<string, string>} */ (ui.exports)).filter(
          // What the shell does not share with plugins is of no use to them.
          ([subpath]) => !/^\.\/(gallery|host|testing)\/|\.css$/.test(subpath),
        ),
      ),
      copied: [],
      dependencies: {
        // All but what plugins bring themselves or the SDK has in it.
        dependencies: Object.fromEntries(
          [...Object.keys(ui.dependencies), 'i18next']
            .filter((name) => !/^(@taskweave\/.+|react|react-dom)$/.test(name))
            .map((name) => [name, versions[name]]),
        ),
        peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '^19.0.0' },
      },
    },
  ];
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
export function metadataOf({ root, published: { name, folder, description } }) {
  const { version, license, sideEffects } = readPackage(root, folder);
  return {
    name,
    version,
    description,
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
 * What the repository itself builds with, so that plugins are built by the same.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
function toolVersions(root) {
  const { devDependencies } = readPackage(root, '.');
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return { ...devDependencies, ...catalog };
}
