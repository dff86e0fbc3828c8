import type { FormSubject, FormType } from '@taskweave/plugin-sdk';

export type SubjectIds =
  | { readonly kind: 'task'; readonly taskId: string }
  | { readonly kind: 'start'; readonly processDefinitionId: string };

export interface DraftFile {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly lastModified: number;
}

export interface Completing {
  /** By this time the page that set the mark knows the result. */
  readonly until: number;
  readonly name: string;
  readonly hasInput: boolean;
  /** When the person opened the form. */
  readonly assignee?: string | null;
}

export interface DraftEntry {
  readonly kind: FormSubject['kind'];
  readonly id: string;
  readonly name?: string;
  readonly processKey?: string;
  readonly formType: FormType;
  readonly savedAt: number;
  readonly values: unknown;
  readonly files: readonly DraftFile[];
  readonly lostFiles: readonly string[];
  readonly completing?: Completing;
}

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
