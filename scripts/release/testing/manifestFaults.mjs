import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { inRepository } from '../../process/paths.mjs';

/** Where the types of an API version are, in `kubernetes-types`. */
const GROUPS = /^(?:(?<group>\w+)(?:\.k8s\.io)?\/)?(?<version>v\d\w*)$/;

const OPTIONS = [
  '--ignoreConfig',
  ...['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'esnext', '--types', ''],
];

/**
 * What Kubernetes' own API does not know in manifests: fields of other names, values of other types, what has to be there and is
 * not. The types are made from the description that Kubernetes publishes of its API; TypeScript compares, as it does for objects
 * that somebody wrote down.
 *
 * @param {Readonly<Record<string, string>>} manifests YAML by name
 * @returns {Record<string, string[]>} a line for each fault, by the name of the manifest
 * @example manifestFaults({ plain: 'apiVersion: v1\nkind: Service\nspce: {}' }) // { plain: ["… 'spce' does not exist …"] }
 */
export function manifestFaults(manifests) {
  const cache = inRepository('.cache');
  mkdirSync(cache, { recursive: true });
  // Below the repository, so that the types are found.
  const folder = mkdtempSync(path.join(cache, 'kubernetes-'));
  try {
    const names = Object.keys(manifests);
    const files = names.map((name, index) => {
      const file = path.join(folder, `m${index}.ts`);
      writeFileSync(file, typed(manifests[name] ?? ''));
      return file;
    });
    const { stdout } = spawnSync(inRepository('node_modules/.bin/tsc'), [...OPTIONS, ...files], {
      encoding: 'utf8',
      cwd: folder,
    });
    const lines = stdout.split('\n').filter((line) => line.includes('error TS'));
    return Object.fromEntries(
      names.map((name, index) => [name, lines.filter((line) => line.includes(`m${index}.ts(`))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} manifest
 * @returns {string} a module in which each part is written down as what it says it is
 */
function typed(manifest) {
  return parseAllDocuments(manifest)
    .map((document, index) => {
      const part = document.toJS();
      const { group = 'core', version } = GROUPS.exec(part.apiVersion)?.groups ?? {};
      const type = `import('kubernetes-types/${group}/${version}').${part.kind}`;
      return `export const part${index}: ${type} = ${JSON.stringify(part, null, 1)};\n`;
    })
    .join('');
}
