import * as v from 'valibot';
import { readConfig } from '../config/readConfig';
import { checkLeniently } from '../problems/checkLeniently';
import { checkShape, type ShapeResult } from '../problems/checkShape';
import type { FileProblem } from '../problems/FileProblem';
import { contributionAddress } from '../problems/formats';
import { isJsonObject, type JsonObject } from '../problems/isJsonObject';
import { jsonPointer } from '../problems/jsonPointer';
import { unknownMembers } from '../problems/unknownMembers';
import { readSettings } from '../settings/readSettings';
import type {
  AdminContribution,
  AdminFile,
  AdminFileProblem,
  AdminFlags,
  AdminPlugin,
  AdminPolicy,
  AdminReports,
} from './AdminFile';
import {
  adminFileSchema,
  contributionSchema,
  federationEntrySchema,
  flagAudienceSchema,
  flagSchema,
  legacyEntrySchema,
  policySchema,
  reportsSchema,
} from './adminFileSchema';

type Note = (problem: FileProblem, pluginId?: string | null, isFatal?: boolean) => void;

export function parseAdminFile(content: unknown): AdminFile {
  const problems: AdminFileProblem[] = [];
  const note: Note = ({ code, pointer, message }, pluginId = null, isFatal = true) => {
    problems.push({ code, pointer, message, isFatal, pluginId });
  };
  const file = content ?? {};
  if (!isJsonObject(file)) {
    note({ code: 'PLG-101', pointer: '/', message: 'must be an object' });
    return { ...parseAdminFile(null), problems };
  }
  noteUnknown(adminFileSchema, withoutEntries(file), [], note);
  readSettings(file, note);
  const flags = readFlags(file.flags, note);
  return {
    policy: readPolicy(file.policy, note),
    plugins: readPlugins(file.plugins, note),
    contributions: readContributions(file.contributions, flags, note),
    flags,
    reports: readReports(file.reports, note),
    problems,
    readConfig,
  };
}

function noteAll(result: ShapeResult<unknown>, note: Note, pluginId: string | null = null): void {
  for (const problem of result.ok ? [] : result.problems) note(problem, pluginId);
}

function withoutEntries({ plugins: _, ...rest }: JsonObject): JsonObject {
  return rest;
}

function noteUnknown(
  schema: v.GenericSchema,
  value: unknown,
  place: readonly unknown[],
  note: Note,
  pluginId: string | null = null,
): void {
  for (const { path, known } of unknownMembers(schema, value, place)) {
    const message = `is not a known member; known are ${known.join(', ')}`;
    note({ code: 'PLG-103', pointer: jsonPointer(path), message }, pluginId, false);
  }
}

function readPolicy(value: unknown, note: Note): AdminPolicy {
  const policy = checkLeniently(policySchema, value ?? {}, note, ['policy']);
  const bare = (origins: readonly string[]) =>
    origins.filter((one) => one !== 'self').map((one) => new URL(one).origin);
  return { ...policy, origins: bare(policy.origins), backends: bare(policy.backends) };
}

function readPlugins(entries: unknown, note: Note): readonly AdminPlugin[] {
  const list = checkShape(v.optional(v.array(v.unknown()), []), entries, ['plugins']);
  if (!list.ok) {
    noteAll(list, note);
    return [];
  }
  const taken = new Set<string>();
  return list.value.flatMap((entry, index) => {
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

function readPlugin(entry: unknown, index: number, note: Note): AdminPlugin | null {
  const place = ['plugins', index];
  const isLegacy = isJsonObject(entry) && entry.format === 'legacy-esm';
  const schema = isLegacy ? legacyEntrySchema : federationEntrySchema;
  const pluginId = isJsonObject(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : null;
  noteUnknown(schema, entry, place, note, pluginId);
  const result = checkShape<v.GenericSchema<unknown, Entry>>(schema, entry, place);
  if (!result.ok) {
    noteAll(result, note, pluginId);
    return null;
  }
  const { id, enabled, config = null, groups = null } = result.value;
  const base = { id, enabled, config, groups, index };
  if (result.value.format === 'legacy-esm') {
    const { format, modules, styles } = result.value;
    return { ...base, format, modules, styles };
  }
  const { manifest, integrity = null } = result.value;
  return manifest === undefined
    ? { ...base, format: 'builtin' }
    : { ...base, format: 'federation', manifest, integrity };
}

type Entry = v.InferOutput<typeof federationEntrySchema> | v.InferOutput<typeof legacyEntrySchema>;

function readFlags(entries: unknown, note: Note): AdminFlags {
  const all = checkLeniently(v.record(v.string(), v.unknown()), entries ?? {}, note, ['flags']);
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, entry]) => {
      const place = ['flags', name];
      const result = checkShape(flagSchema, entry, place);
      noteAll(result, note);
      noteUnknown(flagAudienceSchema, entry, place, note);
      return result.ok ? [[name, result.value]] : [];
    }),
  );
}

function readContributions(
  entries: unknown,
  flags: AdminFlags,
  note: Note,
): Readonly<Record<string, AdminContribution>> {
  const all = checkLeniently(v.record(v.string(), v.unknown()), entries ?? {}, note, ['contributions']);
  return Object.fromEntries(
    Object.entries(all).flatMap(([address, entry]) => {
      const place = ['contributions', address];
      const results = [
        checkShape(contributionAddress, address, place),
        checkShape(contributionSchema, entry, place),
      ] as const;
      for (const result of results) noteAll(result, note);
      const [name, said] = results;
      if (!name.ok || !said.ok) return [];
      const { enabled, priority = null, when = null } = said.value;
      if (when?.flag !== undefined && !Object.hasOwn(flags, when.flag)) {
        const message = `names a flag that "flags" does not define: it counts as off`;
        note({ code: 'PLG-110', pointer: jsonPointer([...place, 'when', 'flag']), message }, null, false);
      }
      return [[address, { enabled, priority, when }]];
    }),
  );
}

function readReports(value: unknown, note: Note): AdminReports | null {
  if (value === undefined) return null;
  const result = checkShape(reportsSchema, value, ['reports']);
  if (result.ok) return result.value;
  noteAll(result, note);
  return null;
}
