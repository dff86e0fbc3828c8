import type { FormSubject, FormType } from '@taskweave/plugin-sdk';

/** What tells the subject of one form from all others. */
export type SubjectIds =
  | { readonly kind: 'task'; readonly taskId: string }
  | { readonly kind: 'start'; readonly processDefinitionId: string };

/** A file of a draft, as the entry names it; its content lies in the database under `id`. */
export interface DraftFile {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly lastModified: number;
}

/** The mark of a form that is about to be completed, and is not sent yet or has had no answer yet. */
export interface Completing {
  /** Milliseconds since 1970, by which the page that has marked it will know what became of it. */
  readonly until: number;
  /** How messages name the task. */
  readonly name: string;
  /** False where the form has nothing to restore. */
  readonly hasInput: boolean;
}

/** One draft, as it is written (encrypted) into local storage. */
export interface DraftEntry {
  readonly kind: FormSubject['kind'];
  /** Id of the task or of the process definition. */
  readonly id: string;
  /** How people know the task or the process. Older drafts do not say. */
  readonly name?: string;
  /** Of the process to start. Older drafts do not say. */
  readonly processKey?: string;
  readonly formType: FormType;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: unknown;
  readonly files: readonly DraftFile[];
  /** Names of files that were too large to be kept. */
  readonly lostFiles: readonly string[];
  readonly completing?: Completing;
}

/** Null for what is none, such as entries of a later version of ours. */
export function parseDraftEntry(text: string): DraftEntry | null {
  try {
    const entry = JSON.parse(text) as Partial<DraftEntry> | null;
    const isEntry =
      (entry?.kind === 'task' || entry?.kind === 'start') &&
      typeof entry.id === 'string' &&
      typeof entry.formType === 'string' &&
      typeof entry.savedAt === 'number' &&
      Array.isArray(entry.files) &&
      Array.isArray(entry.lostFiles);
    return isEntry ? (entry as DraftEntry) : null;
  } catch {
    return null;
  }
}

export function subjectId(subject: SubjectIds): string {
  return subject.kind === 'task' ? `task:${subject.taskId}` : `start:${subject.processDefinitionId}`;
}

export function entryId(entry: Pick<DraftEntry, 'kind' | 'id'>): string {
  return `${entry.kind}:${entry.id}`;
}

/** What the entry of a draft says of its form. */
export function entryAbout(subject: FormSubject): Pick<DraftEntry, 'kind' | 'id' | 'name' | 'processKey'> {
  if (subject.kind === 'start') {
    const { processDefinitionId, processDefinitionKey, processDefinitionName } = subject;
    return {
      kind: 'start',
      id: processDefinitionId,
      name: processDefinitionName,
      processKey: processDefinitionKey,
    };
  }
  const { taskId, task } = subject;
  return { kind: 'task', id: taskId, name: task.name ?? task.taskDefinitionKey ?? taskId };
}
