import { isRecord } from '@taskweave/engine-client/readShape';
import type { SubjectIds } from './draftEntry';

export interface LegacyDraft {
  readonly savedAt: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

const PREFIX = 'camForm:';
/** All start forms share one name in the old Tasklist, so their drafts cannot be assigned. */
const SCHEMA_PREFIX = 'camunda-form:';

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
