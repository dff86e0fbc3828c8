import type {
  AdminContribution,
  AdminFile,
  AdminFileProblem,
  AdminPlugin,
  AdminPolicy,
  AdminReports,
} from './AdminFile';
import { EntryReader, escapePointer, isAddress, isHash, isObject, type JsonObject } from './EntryReader';
import { PAGE_SETTINGS, readPageSettings } from './readPageSettings';

/** What holds where the file says nothing: as strict as it goes. */
export const DEFAULT_POLICY: AdminPolicy = {
  origins: [],
  integrity: 'required',
  devOverrides: 'deny',
  limits: { manifestMs: 5000, loadMs: 10_000, activateMs: 5000 },
  quarantine: { faults: 3, withinSeconds: 60 },
};

/**
 * Reads the content of `config/plugins.json`.
 *
 * @param content the parsed file; null or undefined where there is none
 *
 * @example
 * const { plugins, problems } = parseAdminFile(JSON.parse(text));
 */
export function parseAdminFile(content: unknown): AdminFile {
  const problems: AdminFileProblem[] = [];
  const empty: AdminFile = {
    policy: DEFAULT_POLICY,
    plugins: [],
    contributions: {},
    reports: null,
    problems,
  };
  if (content === null || content === undefined) return empty;
  if (!isObject(content)) {
    problems.push({
      code: 'PLG-101',
      pointer: '/',
      message: 'an object belongs here',
      isFatal: true,
      pluginId: null,
    });
    return empty;
  }
  const reader = new EntryReader(content, '', problems);
  reader.knownOnly(['policy', 'plugins', 'contributions', 'reports', ...PAGE_SETTINGS]);
  readPageSettings(content, problems);
  return {
    policy: readPolicy(reader.object('policy') ?? {}, problems),
    plugins: readPlugins(reader.list('plugins'), problems),
    contributions: readContributions(reader.object('contributions') ?? {}, problems),
    reports: readReports(reader.object('reports'), problems),
    problems,
  };
}

function readPolicy(entry: JsonObject, problems: AdminFileProblem[]): AdminPolicy {
  const reader = new EntryReader(entry, '/policy', problems);
  reader.knownOnly(['origins', 'integrity', 'devOverrides', 'limits', 'quarantine']);
  const limits = new EntryReader(reader.object('limits') ?? {}, '/policy/limits', problems);
  limits.knownOnly(['manifestMs', 'loadMs', 'activateMs']);
  const quarantine = new EntryReader(reader.object('quarantine') ?? {}, '/policy/quarantine', problems);
  quarantine.knownOnly(['faults', 'withinSeconds']);
  const { limits: limit, quarantine: usual } = DEFAULT_POLICY;
  return {
    origins: reader.list('origins').flatMap((origin, index) => readOrigin(origin, index, reader)),
    integrity: reader.choice('integrity', ['required', 'same-origin-only', 'off'], DEFAULT_POLICY.integrity),
    devOverrides: reader.choice('devOverrides', ['deny', 'confirm', 'allow'], DEFAULT_POLICY.devOverrides),
    limits: {
      manifestMs: limits.number('manifestMs', 100) ?? limit.manifestMs,
      loadMs: limits.number('loadMs', 100) ?? limit.loadMs,
      activateMs: limits.number('activateMs', 100) ?? limit.activateMs,
    },
    quarantine: {
      faults: quarantine.number('faults', 1) ?? usual.faults,
      withinSeconds: quarantine.number('withinSeconds', 1) ?? usual.withinSeconds,
    },
  };
}

/** `self` needs no word: our own origin is always allowed. */
function readOrigin(origin: unknown, index: number, reader: EntryReader): readonly string[] {
  if (origin === 'self') return [];
  const isOrigin =
    typeof origin === 'string' &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin.replace(/\/$/, '');
  if (isOrigin && /^https?:/.test(origin)) return [new URL(origin).origin];
  reader.note(
    'PLG-105',
    ['origins', String(index)],
    'an origin such as "https://plugins.example" belongs here',
  );
  return [];
}

function readPlugins(entries: readonly unknown[], problems: AdminFileProblem[]): readonly AdminPlugin[] {
  const taken = new Set<string>();
  return entries.flatMap((entry, index) => {
    const pointer = `/plugins/${index}`;
    if (!isObject(entry)) {
      new EntryReader({}, pointer, problems).note('PLG-102', [], 'an object with an id belongs here');
      return [];
    }
    const plugin = readPlugin(entry, index, new EntryReader(entry, pointer, problems), taken);
    return plugin === null ? [] : [plugin];
  });
}

function readPlugin(
  entry: JsonObject,
  index: number,
  reader: EntryReader,
  taken: Set<string>,
): AdminPlugin | null {
  const id = reader.requiredText('id');
  reader.pluginId = id || null;
  if (taken.has(id)) reader.note('PLG-104', 'id', `the plugin ${id} has an entry above already`);
  reader.knownOnly([
    'id',
    'enabled',
    'manifest',
    'integrity',
    'config',
    'groups',
    'format',
    'modules',
    'styles',
  ]);
  const base = {
    id,
    enabled: reader.flag('enabled', true),
    config: entry.config ?? null,
    groups: reader.texts('groups'),
    index,
  };
  const manifest = reader.address('manifest');
  const format = reader.choice('format', ['federation', 'legacy-esm'], 'federation');
  const plugin: AdminPlugin =
    format === 'legacy-esm'
      ? { ...base, format, modules: readModules(reader), styles: readFiles(reader, 'styles') }
      : manifest === null
        ? { ...base, format: 'builtin' }
        : { ...base, format, manifest, integrity: reader.hash('integrity') };
  if (!reader.isUsable) return null;
  taken.add(id);
  return plugin;
}

function readModules(reader: EntryReader): Readonly<Record<string, string | null>> {
  const modules = readFiles(reader, 'modules');
  if (Object.keys(modules).length === 0)
    reader.note('PLG-102', 'modules', 'the addresses of the modules are missing here');
  return modules;
}

function readFiles(reader: EntryReader, name: string): Readonly<Record<string, string | null>> {
  const files = Object.entries(reader.object(name) ?? {});
  for (const [address, hash] of files) {
    const place = [name, address];
    if (!isAddress(address)) reader.note('PLG-105', place, 'an address belongs here');
    if (hash !== null && !isHash(hash))
      reader.note('PLG-106', place, 'a hash such as "sha384-…" belongs here');
  }
  return Object.fromEntries(files.map(([address, hash]) => [address, isHash(hash) ? hash : null]));
}

function readContributions(
  entries: JsonObject,
  problems: AdminFileProblem[],
): Readonly<Record<string, AdminContribution>> {
  const found: Record<string, AdminContribution> = {};
  for (const [address, entry] of Object.entries(entries)) {
    const pointer = `/contributions/${escapePointer(address)}`;
    const reader = new EntryReader(isObject(entry) ? entry : {}, pointer, problems);
    if (!isObject(entry)) reader.note('PLG-102', [], 'an object belongs here');
    if (!/^[\w.-]+(\/v\d+)?:[\w.-]+\/[\w.#-]+$/.test(address)) {
      reader.note('PLG-105', [], 'the address of a contribution is <point>:<plugin id>/<contribution id>');
    }
    reader.knownOnly(['enabled', 'priority', 'when']);
    const contribution: AdminContribution = {
      enabled: reader.flag('enabled', true),
      priority: reader.number('priority', Number.MIN_SAFE_INTEGER),
      when: readCondition(reader.object('when'), `${pointer}/when`, problems, reader),
    };
    if (reader.isUsable) found[address] = contribution;
  }
  return found;
}

function readCondition(
  entry: JsonObject | null,
  pointer: string,
  problems: AdminFileProblem[],
  owner: EntryReader,
): AdminContribution['when'] {
  if (entry === null) return null;
  const reader = new EntryReader(entry, pointer, problems);
  reader.knownOnly(['processDefinitionKey', 'engine', 'groups']);
  const keys = reader.texts('processDefinitionKey');
  const engine = reader.texts('engine');
  const groups = reader.texts('groups');
  owner.isUsable &&= reader.isUsable;
  return {
    ...(keys !== null && { processDefinitionKey: keys }),
    ...(engine !== null && { engine }),
    ...(groups !== null && { groups }),
  };
}

function readReports(entry: JsonObject | null, problems: AdminFileProblem[]): AdminReports | null {
  if (entry === null) return null;
  const reader = new EntryReader(entry, '/reports', problems);
  reader.knownOnly(['endpoint', 'sampleRate']);
  const endpoint = reader.address('endpoint');
  if (endpoint === null && entry.endpoint === undefined) {
    reader.note('PLG-102', 'endpoint', 'an address is missing here');
  }
  const sampleRate = reader.number('sampleRate', 0, 1) ?? 1;
  return endpoint !== null && reader.isUsable ? { endpoint, sampleRate } : null;
}
