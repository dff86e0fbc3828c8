import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { addressOf } from '@taskweave/plugin-files/known-plugins/addressOf';
import { isJsonObject, type JsonObject } from '@taskweave/plugin-files/problems/isJsonObject';

/** One thing that would be different with the draft. Values are JSON; null where there is none. */
export interface DraftChange {
  readonly kind:
    | 'plugin.added'
    | 'plugin.removed'
    /** Its entry has an error, and is not used. */
    | 'plugin.broken'
    | 'plugin.on'
    | 'plugin.off'
    | 'plugin.version'
    | 'plugin.setting'
    | 'order'
    | 'part'
    | 'flag'
    | 'setting';
  /** Id, address, or path of the member. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  /** A preview shows nothing of it: the server's own word is needed, or the page has to be loaded with it. */
  readonly needsServer: boolean;
}

/** A file with its content as it is written. */
export interface ComparedFile {
  readonly file: AdminFile;
  readonly content: unknown;
}

/** What the page reads once, when it is loaded, or what only the server can allow. */
const SETTINGS = ['app', 'shortcuts', 'singleKeys', 'csrfCookieName', 'reports'];

/** What would change for people if the draft were deployed, in the order of the file. */
export function draftChanges(served: ComparedFile, draft: ComparedFile): readonly DraftChange[] {
  return [
    ...policyChanges(served.file, draft.file),
    ...pluginChanges(served.file, draft.file),
    ...orderChanges(served.file.plugins, draft.file.plugins),
    ...memberChanges('part', partsOf(served.file), partsOf(draft.file)),
    ...memberChanges('flag', served.file.flags, draft.file.flags),
    ...settingChanges(served.content, draft.content),
  ];
}

/** Whether what the policy allows is for the server to say: its answers carry it, as the policy of the page. */
function policyChanges({ policy: before }: AdminFile, { policy: after }: AdminFile): readonly DraftChange[] {
  return memberChanges('setting', before, after, 'policy.').map((change) => ({
    ...change,
    needsServer: !/^policy\.(limits|quarantine)$/.test(change.name),
  }));
}

function pluginChanges(served: AdminFile, draft: AdminFile): readonly DraftChange[] {
  const before = new Map(served.plugins.map((plugin) => [plugin.id, plugin]));
  const after = new Map(draft.plugins.map((plugin) => [plugin.id, plugin]));
  const broken = draft.problems.flatMap(({ pluginId, isFatal }) =>
    pluginId === null || !isFatal || after.has(pluginId) ? [] : [pluginId],
  );
  const ids = new Set([...before.keys(), ...after.keys(), ...broken]);
  return [...ids].flatMap((id) => {
    if (broken.includes(id)) return [change('plugin.broken', id)];
    const old = before.get(id) ?? asShipped(after.get(id));
    const next = after.get(id) ?? asShipped(before.get(id));
    if (old === null) return [change('plugin.added', id)];
    return next === null ? [change('plugin.removed', id)] : entryChanges(old, next);
  });
}

/** What holds of a part of the application that has no entry; null for a plugin of others, which is not there then. */
function asShipped(entry: AdminPlugin | undefined): AdminPlugin | null {
  return entry?.format === 'builtin' ? { ...entry, enabled: true, config: null, groups: null } : null;
}

/** Without what they leave as it is. */
function partsOf({ contributions }: AdminFile): JsonObject {
  return Object.fromEntries(
    Object.entries(contributions).map(([address, part]) => [
      address,
      Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)),
    ]),
  );
}

function entryChanges(before: AdminPlugin, after: AdminPlugin): readonly DraftChange[] {
  const { id } = after;
  const changes: DraftChange[] = [];
  if (before.enabled !== after.enabled) changes.push(change(after.enabled ? 'plugin.on' : 'plugin.off', id));
  if (addressOf(before) !== addressOf(after)) changes.push(change('plugin.version', id));
  return [
    ...changes,
    ...memberChanges('plugin.setting', { groups: before.groups }, { groups: after.groups }, `${id}: `),
    ...memberChanges('plugin.setting', objectOf(before.config), objectOf(after.config), `${id}: config.`),
  ];
}

/** Plugins that are in both, in another order. */
function orderChanges(before: readonly AdminPlugin[], after: readonly AdminPlugin[]): readonly DraftChange[] {
  const idsIn = (list: readonly AdminPlugin[], others: readonly AdminPlugin[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const [first, second] = [idsIn(before, after).join(', '), idsIn(after, before).join(', ')];
  return first === second ? [] : [{ ...change('order', ''), before: first, after: second }];
}

function settingChanges(before: unknown, after: unknown): readonly DraftChange[] {
  const pick = (content: unknown) =>
    Object.fromEntries(SETTINGS.map((name) => [name, objectOf(content)[name]]));
  const block = (content: unknown) => objectOf(objectOf(content).settings);
  return [
    ...memberChanges('setting', pick(before), pick(after)),
    ...memberChanges('setting', block(before), block(after), 'settings.'),
  ].map((one) => ({ ...one, needsServer: true }));
}

function memberChanges(
  kind: DraftChange['kind'],
  before: object,
  after: object,
  prefix = '',
): readonly DraftChange[] {
  const [old, next] = [before as JsonObject, after as JsonObject];
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...names].flatMap((name) => {
    const values = { before: jsonOf(old, name), after: jsonOf(next, name) };
    return values.before === values.after ? [] : [{ ...change(kind, `${prefix}${name}`), ...values }];
  });
}

function jsonOf(object: JsonObject, name: string): string | null {
  const value = Object.hasOwn(object, name) ? object[name] : null;
  return value == null ? null : JSON.stringify(value);
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function change(kind: DraftChange['kind'], name: string): DraftChange {
  return { kind, name, before: null, after: null, needsServer: false };
}
