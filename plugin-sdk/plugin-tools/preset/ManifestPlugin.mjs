import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { findFaults, labelKeys } from './findFaults.mjs';
import { findUnshared, otherVersions, takenModules } from './findUnshared.mjs';
import { readPluginDefinition } from './readPluginDefinition.mjs';

/** Range of the React that plugins are built for, and take from the shell. */
export const REACT = '^19.0.0';
/** Of this package. */
export const SDK_VERSION = versionIn(path.join(import.meta.dirname, '../..'));

/** Writes `plugin.json` beside the entry: what the plugin contributes, and which files with which hashes. */
export class ManifestPlugin {
  /** @param {{ root: string, id: string, entryFile: string, container: string, chunk: string }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { root, id, container, chunk, entryFile } = this.options;
    compiler.hooks.thisCompilation.tap('TaskweaveManifest', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'TaskweaveManifest', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          let read;
          try {
            read = readPluginDefinition(entryFile);
          } catch (error) {
            // Thrown from here, it would end a development server.
            compilation.errors.push(new rspack.WebpackError(String(error)));
            return;
          }
          const { definition, files } = read;
          for (const file of files) compilation.fileDependencies.add(file);
          const taken = takenModules(compilation);
          const faults = [
            ...findFaults(definition, id),
            ...findUnshared(taken),
            ...otherVersions(taken, root),
          ];
          for (const fault of faults) compilation.errors.push(new rspack.WebpackError(fault));
          /** @param {string} name */
          const hashOf = (name) => {
            const asset = compilation.getAsset(name);
            if (asset === undefined) return '';
            // A browser takes what was preloaded only by the very hash that the entry asks for its chunks with.
            return integrity(asset.source.buffer(), name === entry ? 'sha384' : 'sha256');
          };
          const entry = [...(compilation.namedChunks.get(container)?.files ?? [])].find(
            (file) => file.endsWith('.js') && !isHotUpdate(file),
          );
          if (entry === undefined) return;
          const preload = [...(compilation.namedChunks.get(chunk)?.files ?? [])]
            .filter((file) => /\.(js|css)$/.test(file) && !isHotUpdate(file))
            .map((file) => ({
              file,
              integrity: hashOf(file),
              as: file.endsWith('.css') ? 'style' : 'script',
            }));
          const manifest = manifestOf(definition, {
            root,
            build: compiler.options.mode === 'development' ? (compilation.hash ?? undefined) : undefined,
            usesReact: taken.some(({ name }) => name.startsWith('react')),
            entry: { format: 'federation', container, file: entry, integrity: hashOf(entry) },
            preload,
          });
          compilation.emitAsset(
            'plugin.json',
            new rspack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/**
 * `plugin.json`: what the definition says, and what the build knows of its files.
 *
 * @typedef {object} BuiltPlugin
 * @property {string} root folder of the plugin's `package.json`
 * @property {string | undefined} [build] of development builds
 * @property {boolean} usesReact
 * @property {{ format: 'federation', container: string, file: string, integrity: string }} entry
 * @property {readonly { file: string, integrity: string, as: string }[]} preload
 *
 * @param {import('./readPluginDefinition.mjs').PluginDefinitionData} definition
 * @param {BuiltPlugin} built
 */
export function manifestOf(definition, { root, build, usesReact, entry, preload }) {
  const { displayName, publisher, config, uses, backends } = definition;
  return {
    manifestVersion: 1,
    id: definition.id,
    version: versionIn(root),
    build,
    displayName,
    publisher,
    requires: { sdk: `^${SDK_VERSION}`, ...(usesReact && { react: REACT }), ...definition.requires },
    entry,
    preload,
    labels: labelsOf(definition),
    contributes: definition.contributions.map(({ point, id, priority, when, meta }) => {
      return { point, id, priority, when, meta };
    }),
    config,
    uses,
    backends,
  };
}

/**
 * @param {string} folder of a `package.json`
 * @returns {string}
 */
function versionIn(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}

/**
 * The update that a development server sends after a change belongs to the page that is open, not to the next one.
 *
 * @param {string} file
 */
function isHotUpdate(file) {
  return file.includes('.hot-update.');
}

/**
 * @param {Buffer | string} content
 * @param {string} algorithm as in `sha384`
 */
export function integrity(content, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/**
 * The texts that `%key%` labels name, so that tabs and buttons read right before any code is loaded.
 *
 * @param {import('./readPluginDefinition.mjs').PluginDefinitionData} definition
 */
function labelsOf(definition) {
  const keys = labelKeys(definition.contributions);
  return Object.fromEntries(
    Object.entries(definition.translations ?? {}).flatMap(([language, catalogue]) => {
      if (typeof catalogue !== 'object' || catalogue === null) return [];
      const texts = Object.entries(catalogue).filter(([key]) => keys.has(key));
      return [[language, Object.fromEntries(texts)]];
    }),
  );
}
