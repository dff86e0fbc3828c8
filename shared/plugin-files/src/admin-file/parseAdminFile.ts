import * as v from 'valibot';
import { readConfig } from '../config/readConfig';
import { check, jsonPointer } from '../problems/check';
import type { FileProblem } from '../problems/FileProblem';
import { isJsonObject, type JsonObject } from '../problems/isJsonObject';
import { noteUnknown, objectAt, readEntries, readMembers } from '../problems/readMembers';
import { readSettings } from '../settings/readSettings';
import type { AdminFile, AdminFlags, AdminPlugin, AdminPolicy } from './AdminFile';
import {
  adminFileSchema,
  contributionsSchema,
  entrySchema,
  flagsSchema,
  policySchema,
  reportsSchema,
} from './adminFileSchema';
import { declaredManifest } from './declaredManifest';

type Note = (problem: FileProblem, pluginId?: string | null) => void;

export function parseAdminFile(content: unknown): AdminFile {
  const problems: AdminFile['problems'][number][] = [];
  const note: Note = (problem, pluginId = null) => {
    problems.push({ ...problem, pluginId });
  };
  const file = content ?? {};
  if (!isJsonObject(file)) {
    note({ code: 'PLG-101', pointer: '/', message: 'must be an object' });
    return { ...parseAdminFile(null), problems };
  }
  noteUnknown(Object.keys(adminFileSchema.entries), file, note, (name) => [name]);
  readSettings(file, note);
  const flags = readEntries(flagsSchema, file, 'flags', note);
  return {
    policy: readPolicy(file, note),
    plugins: readPlugins(file.plugins, note),
    contributions: readContributions(file, flags, note),
    flags,
    reports: readOne(v.nullable(reportsSchema), file.reports ?? null, ['reports'], note) ?? null,
    problems,
    readConfig,
  };
}

function readOne<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: readonly unknown[],
  note: Note,
  pluginId: string | null = null,
): v.InferOutput<S> | undefined {
  const result = check(schema, value, place);
  if (result.ok) return result.value;
  note(result.problem, pluginId);
  return undefined;
}

function readPolicy(file: JsonObject, note: Note): AdminPolicy {
  const policy = readMembers(policySchema.entries, objectAt(file, 'policy', note), note, (name) => [
    'policy',
    name,
  ]);
  const bare = (origins: readonly string[]) =>
    origins.filter((one) => one !== 'self').map((one) => new URL(one).origin);
  return { ...policy, origins: bare(policy.origins), backends: bare(policy.backends) };
}

function readPlugins(entries: unknown, note: Note): readonly AdminPlugin[] {
  const list = readOne(v.optional(v.array(v.unknown()), []), entries, ['plugins'], note) ?? [];
  const taken = new Set<string>();
  return list.flatMap((entry, index) => {
    const plugin = readPlugin(entry, index, note);
    if (plugin === null) return [];
    if (taken.has(plugin.id)) {
      const message = `is taken: the plugin ${plugin.id} has an entry above`;
      note({ code: 'PLG-104', pointer: `/plugins/${index}/id`, message }, plugin.id);
      return [];
    }
    taken.add(plugin.id);
    return [plugin];
  });
}

function readPlugin(value: unknown, index: number, note: Note): AdminPlugin | null {
  const pluginId = isJsonObject(value) && typeof value.id === 'string' && value.id !== '' ? value.id : null;
  const entry = readOne(entrySchema, value, ['plugins', index], note, pluginId);
  if (entry === undefined) return null;
  const { id, enabled, config = null, groups = null } = entry;
  const base = { id, enabled, config, groups, index };
  if (entry.format === 'legacy-esm') {
    const { format, modules, styles } = entry;
    return { ...base, format, modules, styles };
  }
  if (entry.format === 'declared') return { ...base, format: 'declared', manifest: declaredManifest(entry) };
  const { manifest, integrity = null } = entry;
  return manifest === undefined
    ? { ...base, format: 'builtin' }
    : { ...base, format: 'federation', manifest, integrity };
}

function readContributions(file: JsonObject, flags: AdminFlags, note: Note): AdminFile['contributions'] {
  const contributions = readEntries(contributionsSchema, file, 'contributions', note);
  for (const [address, { when }] of Object.entries(contributions)) {
    if (when?.flag === undefined || Object.hasOwn(flags, when.flag)) continue;
    const message = 'names a flag that "flags" does not define: it counts as off';
    note({ code: 'PLG-110', pointer: jsonPointer(['contributions', address, 'when', 'flag']), message });
  }
  return contributions;
}
