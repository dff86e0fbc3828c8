import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stopChild } from '../process/children.mjs';
import { startLogged } from '../process/startLogged.mjs';
import { untilAnswers } from '../process/untilAnswers.mjs';

const LIMIT = 10_000;
const MODULES = '/etc/nginx/modules-enabled';

/**
 * `origins` starts with a blank.
 * @typedef {'nginx' | 'caddy'} FileServerKind
 * @typedef {object} FileServerOptions
 * @property {string} folder
 * @property {string} settings
 * @property {string} engine
 * @property {number} port
 * @property {string} work
 * @property {string} [origins]
 * @property {string} [second] where a second engine listens
 * @typedef {object} FileServer
 * @property {string} origin
 * @property {() => Promise<unknown>} stop
 */

/**
 * @param {FileServerKind} kind
 * @returns {boolean}
 */
export function hasFileServer(kind) {
  const { error } = spawnSync(kind, [kind === 'nginx' ? '-v' : 'version']);
  return error === undefined;
}

/**
 * @typedef {object} InstalledServer
 * @property {(given: { settings: string, port: number, origins?: string }) => Promise<FileServer>} start
 * @property {(running: FileServer) => Promise<string[]>} faults
 * @property {() => Promise<void>} end
 */

/**
 * @param {FileServerKind} kind
 * @param {{ root: string, engine: number }} options
 * @returns {InstalledServer}
 */
export function fileServer(kind, { root, engine }) {
  const work = path.join(root, `work-${kind}`);
  const common = { folder: path.join(root, 'taskweave'), engine: `127.0.0.1:${engine}`, work };
  return {
    start: ({ origins, ...given }) =>
      startFileServer(kind, { ...common, ...given, ...(origins && { origins: ` ${origins}` }) }),
    faults: async () => [],
    end: async () => {},
  };
}

/**
 * Changes only what an administrator changes.
 * @param {FileServerKind} kind
 * @param {FileServerOptions} options
 * @returns {Promise<FileServer>}
 */
export async function startFileServer(kind, options) {
  const { port, work } = options;
  mkdirSync(work, { recursive: true });
  const { command, args } = kind === 'nginx' ? nginx(options) : caddy(options);
  const log = path.join(work, 'server.log');
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  const child = startLogged(command, args, { log, env });
  const origin = `http://localhost:${port}`;
  const health = `${origin}/operaton/app/taskweave/health/live`;
  if (!(await untilAnswers(health, { limit: LIMIT, isGone: () => child.exitCode !== null }))) {
    await stopChild(child);
    throw new Error(`${kind} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  }
  return { origin, stop: () => stopChild(child) };
}

/** @param {FileServerOptions} options */
function nginx({ folder, settings, engine, port, work, origins = '', second }) {
  const given = filled(path.join(folder, 'nginx/taskweave.conf'), { folder, settings, engine });
  const own = withSecond(given, { line: /# (include )(\S+)(;)/, work, second })
    .replace('listen 80;', `listen ${port};`)
    .replace('set $taskweave_origins "";', `set $taskweave_origins "${origins}";`)
    .replace('# brotli_static on;', brotliModules().length > 0 ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(work, name)};`)
    .join('\n');
  const file = path.join(work, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
pid ${path.join(work, 'nginx.pid')};
error_log stderr;
${brotliModules()
  .map((name) => `include ${path.join(MODULES, name)};`)
  .join('\n')}
events {}
http {
access_log off;
${temporary}
${own}
}
`,
  );
  return { command: 'nginx', args: ['-e', 'stderr', '-c', file] };
}

/** @returns {string[]} */
function brotliModules() {
  return existsSync(MODULES) ? readdirSync(MODULES).filter((name) => name.includes('brotli-static')) : [];
}

/** @param {FileServerOptions} options */
function caddy({ folder, settings, engine, port, work, origins = '', second }) {
  const given = filled(path.join(folder, 'caddy/Caddyfile'), { folder, settings, engine });
  const own = withSecond(given, { line: /# (import )(\S+)/, work, second })
    .replace(/^:80 /m, `:${port} `)
    .replace('taskweave_origins ""', `taskweave_origins "${origins}"`);
  const file = path.join(work, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
  return { command: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file] };
}

/**
 * @param {string} text
 * @param {{ line: RegExp, work: string, second: string | undefined }} options
 */
function withSecond(text, { line, work, second }) {
  if (second === undefined) return text;
  const [, word, file = '', end = ''] = line.exec(text) ?? [];
  const own = path.join(work, path.basename(file));
  writeFileSync(own, readFileSync(file, 'utf8').replaceAll('127.0.0.1:8081', second));
  return text.replace(line, `${word}${own}${end}`);
}

/**
 * @param {string} file
 * @param {Pick<FileServerOptions, 'folder' | 'settings' | 'engine'>} options
 */
function filled(file, { folder, settings, engine }) {
  return readFileSync(file, 'utf8')
    .replaceAll('/srv/taskweave', folder)
    .replaceAll('/etc/taskweave', settings)
    .replaceAll('127.0.0.1:8080', engine);
}
