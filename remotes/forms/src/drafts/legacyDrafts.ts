import { isRecord } from '@taskweave/engine-client/readShape';
import type { SubjectIds } from './draftEntry';

/** What the engine's own Tasklist has kept of a form. */
export interface LegacyDraft {
  /** Milliseconds since 1970; null where it does not say. */
  readonly savedAt: number | null;
  /** Values by the names of variables: as JSON has them, dates as texts. No files. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Of HTML forms: `{ date, vars }`. */
const PREFIX = 'camForm:';
/** Of form-js forms: the bare values. Its start forms all share one name, so nobody can say which form they belong to. */
const SCHEMA_PREFIX = 'camunda-form:';

/**
 * The draft that the engine's own Tasklist left in this browser. It does not say whose it is: as there, everybody who
 * may edit the form gets it.
 */
export function readLegacyDraft(subject: SubjectIds, storage: Storage): LegacyDraft | null {
  const dated = parseLegacyDraft(storage.getItem(PREFIX + idOf(subject)));
  if (dated !== null || subject.kind === 'start') return dated;
  const values = parseObject(storage.getItem(SCHEMA_PREFIX + idOf(subject)));
  return values === null ? null : { savedAt: null, values };
}

export function removeLegacyDraft(subject: SubjectIds, storage: Storage): void {
  storage.removeItem(PREFIX + idOf(subject));
  if (subject.kind === 'task') storage.removeItem(SCHEMA_PREFIX + idOf(subject));
}

/** Removes those that are older than `before` (milliseconds since 1970), as that Tasklist does on its visits. */
export function purgeLegacyDrafts(before: number, storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(PREFIX)) continue;
    const draft = parseLegacyDraft(storage.getItem(name));
    if (draft?.savedAt != null && draft.savedAt < before) storage.removeItem(name);
  }
}

function idOf(subject: SubjectIds): string {
  return subject.kind === 'task' ? subject.taskId : subject.processDefinitionId;
}

function parseLegacyDraft(text: string | null): LegacyDraft | null {
  const { date, vars } = parseObject(text) ?? {};
  if (typeof date !== 'number' || typeof vars !== 'object' || vars === null) return null;
  return { savedAt: date, values: vars as LegacyDraft['values'] };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
