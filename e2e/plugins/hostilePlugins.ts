import type { ServerResponse } from 'node:http';
import type { Interference, PluginServer } from './PluginServer';

export interface HostilePlugin {
  readonly id: string;
  readonly code: string | null;
  readonly use?: 'open' | 'press' | 'leave';
  readonly files?: string;
  readonly act?: Interference;
  readonly manifest?: (built: BuiltManifest) => object;
  readonly entry?: (right: object) => object;
}

interface BuiltManifest {
  readonly [member: string]: unknown;
  readonly contributes: readonly object[];
}

const MANIFEST = 'plugin\\.json$';
const ENTRY = 'remoteEntry\\..*\\.js$';
const PART = '(?!plugin\\.|remoteEntry)[\\w-]+\\.\\w+\\.js$';
const DEFINITION = 'plugin\\.\\w+\\.js$';
const STYLE = '[\\w-]+\\.\\w+\\.css$';

const hang: Interference = () => {};
const missing: Interference = (response) => status(response, 404);
/** The appended letter changes the hash, while the file still works. */
const tamper: Interference = (response, next) => {
  const end = response.end.bind(response);
  Object.assign(response, { end: (content: Buffer) => end(Buffer.concat([Buffer.from('\n'), content])) });
  return next();
};

export const LIMITS = { manifestMs: 2000, loadMs: 2000, activateMs: 1000 };

export const HOSTILE: readonly HostilePlugin[] = [
  { id: 'manifest-tampered', code: 'PLG-302', files: MANIFEST, act: tamper },
  { id: 'manifest-missing', code: 'PLG-402', files: MANIFEST, act: missing },
  { id: 'manifest-hangs', code: 'PLG-403', files: MANIFEST, act: hang },
  {
    id: 'foreign-origin',
    code: 'PLG-303',
    entry: (right) => ({ ...right, manifest: 'https://evil.example/plugin.json' }),
  },
  { id: 'entry-broken', code: 'PLG-102', entry: (right) => ({ ...right, enabled: 'perhaps' }) },

  { id: 'entry-hangs', code: 'PLG-403', use: 'open', files: ENTRY, act: hang },
  { id: 'entry-late', code: 'PLG-403', use: 'open', files: ENTRY, act: after(LIMITS.loadMs + 500) },
  { id: 'entry-missing', code: 'PLG-402', use: 'open', files: ENTRY, act: missing },
  { id: 'entry-flaky', code: null, use: 'open', files: ENTRY, act: onceWith(503) },
  { id: 'entry-tampered', code: 'PLG-304', use: 'open', files: ENTRY, act: tamper },
  { id: 'throws-at-start', code: 'PLG-404', use: 'open' },
  { id: 'throws-at-activate', code: 'PLG-602', use: 'open' },
  { id: 'never-activates', code: 'PLG-603', use: 'open' },
  {
    id: 'manifest-unlike-entry',
    code: 'PLG-502',
    use: 'open',
    manifest: (built) => ({
      ...built,
      contributes: built.contributes.map((one) => ({ ...one, id: 'gone' })),
    }),
  },

  { id: 'chunk-tampered', code: 'PLG-304', use: 'open', files: PART, act: tamper },
  { id: 'definition-tampered', code: 'PLG-304', use: 'open', files: DEFINITION, act: tamper },
  { id: 'chunk-missing', code: 'PLG-402', use: 'open', files: PART, act: missing },
  { id: 'style-tampered', code: 'PLG-304', use: 'open', files: STYLE, act: tamper },
  { id: 'throws-at-import', code: 'PLG-601', use: 'open' },
  { id: 'throws-at-render', code: 'PLG-601', use: 'open' },
  { id: 'throws-in-effect', code: 'PLG-601', use: 'open' },
  { id: 'throws-in-event', code: 'PLG-606', use: 'press' },
  { id: 'rejects-promise', code: 'PLG-606', use: 'press' },
  { id: 'throws-at-unmount', code: 'PLG-606', use: 'leave' },
  { id: 'never-resolves', code: null, use: 'open' },
  { id: 'is-slow', code: 'PLG-605', use: 'open' },
  { id: 'leaks-styles', code: null, use: 'open' },
];

export async function spoil(server: PluginServer): Promise<readonly object[]> {
  return Promise.all(HOSTILE.map((plugin) => entryOf(server, plugin)));
}

async function entryOf(server: PluginServer, plugin: HostilePlugin): Promise<object> {
  const { id, files, act, manifest, entry } = plugin;
  const file = `${id}/plugin.json`;
  if (manifest !== undefined) {
    server.replace(file, JSON.stringify(manifest(JSON.parse(String(await server.read(file))))));
  }
  if (files !== undefined && act !== undefined) {
    server.interfere(new RegExp(`^/${id}/${files}`), act);
  }
  const right = { id, manifest: server.address(file), integrity: await server.hashOf(file) };
  return entry?.(right) ?? right;
}

function status(response: ServerResponse, code: number): void {
  response.statusCode = code;
  response.end();
}

function after(milliseconds: number): Interference {
  return async (_, next) => {
    await new Promise((resume) => setTimeout(resume, milliseconds));
    await next();
  };
}

function onceWith(code: number): Interference {
  let isFirst = true;
  return async (response, next) => {
    if (!isFirst) return next();
    isFirst = false;
    status(response, code);
  };
}
