import type { AdminFileProblem } from '../admin-file/AdminFile';
import { EntryReader, isObject, type JsonObject } from '../admin-file/EntryReader';
import type { ObjectSchema } from '../config/ConfigSchema';
import { checkSchema } from '../config/checkSchema';
import type { ManifestContribution, PluginManifest } from './PluginManifest';

/** The version of the manifest that this application reads. */
const MANIFEST_VERSION = 1;

export type ManifestProblemCode =
  | 'PLG-201' // not a manifest
  | 'PLG-202' // a member is wrong
  | 'PLG-203' // made for a newer application
  | 'PLG-204'; // another plugin than the administrator asked for

export type ManifestResult =
  | { readonly ok: true; readonly manifest: PluginManifest }
  | { readonly ok: false; readonly code: ManifestProblemCode; readonly message: string };

/**
 * Checks what a stranger's server answered for `plugin.json`. Members that a later build added are left out.
 *
 * @param content the parsed answer
 * @param id of the plugin that the administrator's file names; null takes any
 *
 * @example
 * const result = parseManifest(await response.json(), 'acme-risk');
 * if (!result.ok) report(result.code, result.message);
 */
export function parseManifest(content: unknown, id: string | null): ManifestResult {
  if (!isObject(content) || typeof content.manifestVersion !== 'number') {
    return fault('PLG-201', 'The answer is no manifest of a plugin.');
  }
  if (content.manifestVersion > MANIFEST_VERSION) {
    return fault(
      'PLG-203',
      `The plugin was built for a newer Taskweave: its manifest has version ${content.manifestVersion}, this one reads ${MANIFEST_VERSION}.`,
    );
  }
  const problems: AdminFileProblem[] = [];
  const manifest = readManifest(content, problems);
  const [problem] = problems;
  if (problem !== undefined) return fault('PLG-202', `${problem.pointer}: ${problem.message}.`);
  if (id !== null && manifest.id !== id) {
    return fault('PLG-204', `The manifest is that of the plugin ${manifest.id}, not of ${id}.`);
  }
  return { ok: true, manifest };
}

function fault(code: ManifestProblemCode, message: string): ManifestResult {
  return { ok: false, code, message };
}

function readManifest(content: JsonObject, problems: AdminFileProblem[]): PluginManifest {
  const reader = new EntryReader(content, '', problems);
  const id = reader.requiredText('id');
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    reader.note('PLG-102', 'id', 'small letters, digits and dashes belong here');
  }
  const requires = new EntryReader(reader.object('requires') ?? {}, '/requires', problems);
  const engine = requires.text('engine');
  const react = requires.text('react');
  const build = reader.text('build');
  const displayName = reader.text('displayName');
  const publisher = reader.text('publisher');
  const uses = reader.texts('uses');
  const config = readSchema(reader, problems);
  return {
    manifestVersion: MANIFEST_VERSION,
    id,
    version: reader.requiredText('version'),
    ...(build !== null && { build }),
    ...(displayName !== null && { displayName }),
    ...(publisher !== null && { publisher }),
    requires: {
      sdk: requires.requiredText('sdk'),
      ...(engine !== null && { engine }),
      ...(react !== null && { react }),
    },
    entry: readEntry(new EntryReader(reader.object('entry') ?? {}, '/entry', problems)),
    preload: reader.list('preload').map((file, index) => readFile(file, `/preload/${index}`, problems)),
    labels: readLabels(reader.object('labels') ?? {}, problems),
    contributes: reader
      .list('contributes')
      .map((entry, index) => readContribution(entry, `/contributes/${index}`, problems)),
    ...(config !== null && { config }),
    ...(uses !== null && { uses }),
  };
}

function readSchema(reader: EntryReader, problems: AdminFileProblem[]): ObjectSchema | null {
  const schema = reader.object('config');
  if (schema === null) return null;
  for (const { pointer, message } of checkSchema(schema)) {
    const place = `/config${pointer}`;
    problems.push({ code: 'PLG-102', pointer: place, message, isFatal: true, pluginId: null });
  }
  if (schema.type !== 'object') reader.note('PLG-102', ['config', 'type'], '"object" belongs here');
  return schema as unknown as ObjectSchema;
}

function readEntry(reader: EntryReader): PluginManifest['entry'] {
  return {
    format: reader.choice('format', ['federation'], 'federation'),
    container: requiredName(reader, 'container', /^[A-Za-z_$][\w$]*$/),
    file: requiredName(reader, 'file', FILE),
    // Absent from development builds; whether that is good enough is the policy's word.
    integrity: reader.hash('integrity') ?? '',
  };
}

/** A file beside the manifest or below it, never somewhere else. */
const FILE = /^(?!.*\.\.)[\w.-][\w./-]*$/;

function requiredName(reader: EntryReader, name: string, pattern: RegExp): string {
  const value = reader.requiredText(name);
  if (value !== '' && !pattern.test(value)) reader.note('PLG-102', name, `"${value}" may not stand here`);
  return value;
}

function readFile(
  entry: unknown,
  pointer: string,
  problems: AdminFileProblem[],
): PluginManifest['preload'][number] {
  const reader = new EntryReader(isObject(entry) ? entry : {}, pointer, problems);
  return {
    file: requiredName(reader, 'file', FILE),
    integrity: reader.hash('integrity') ?? '',
    as: reader.choice('as', ['script', 'style'], 'script'),
  };
}

function readLabels(labels: JsonObject, problems: AdminFileProblem[]): PluginManifest['labels'] {
  return Object.fromEntries(
    Object.entries(labels).map(([language, texts]) => {
      const reader = new EntryReader({ texts }, `/labels/${language}`, problems);
      const known = Object.entries(reader.object('texts') ?? {});
      return [language, Object.fromEntries(known.filter(isText))];
    }),
  );
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function readContribution(
  entry: unknown,
  pointer: string,
  problems: AdminFileProblem[],
): ManifestContribution {
  const reader = new EntryReader(isObject(entry) ? entry : {}, pointer, problems);
  const priority = reader.number('priority', Number.MIN_SAFE_INTEGER);
  const when = reader.object('when');
  return {
    point: reader.requiredText('point'),
    id: reader.requiredText('id'),
    meta: reader.object('meta') ?? {},
    ...(priority !== null && { priority }),
    ...(when !== null && { when: readCondition(new EntryReader(when, `${pointer}/when`, problems)) }),
  };
}

function readCondition(reader: EntryReader): NonNullable<ManifestContribution['when']> {
  const keys = reader.texts('processDefinitionKey');
  const engine = reader.texts('engine');
  const groups = reader.texts('groups');
  return {
    ...(keys !== null && { processDefinitionKey: keys }),
    ...(engine !== null && { engine }),
    ...(groups !== null && { groups }),
  };
}
