import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRepository } from '../process/paths.mjs';

const CONNECTIONS = {
  operaton: { id: 'op', label: 'Operaton', letters: 'OPE', color: '#00695c' },
  camunda: { id: 'c7', label: 'Camunda 7', letters: 'CAM', color: '#b3261e' },
};

/** Both have forms at the same paths, so each has a prefix. The engines of the demo know the same people, with the same passwords. */
export const DEMO_CONNECTIONS = Object.entries(CONNECTIONS).map(([engine, connection]) => ({
  ...connection,
  path: `/${engine}`,
  prefix: `/${connection.id}`,
  signIn: 'shared',
  samePersons: true,
}));

/**
 * An administrator's file that names the engines beside what `source` has; that one is left alone.
 * @param {string} source
 * @returns {string}
 */
export function writeConnectionsFile(source) {
  const content = existsSync(source) ? JSON.parse(readFileSync(source, 'utf8')) : {};
  const file = inRepository('.cache/start', `connections-${process.pid}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...content, connections: DEMO_CONNECTIONS }, null, 2)}\n`);
  return file;
}

/** @param {string} path */
export function prefixOf(path) {
  return DEMO_CONNECTIONS.find((connection) => connection.path === path)?.prefix;
}
