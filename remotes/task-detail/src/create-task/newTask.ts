import { toEngineDate } from '@taskweave/base/engineDate';
import { confirmWrite, type Finding, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { Tries } from '@taskweave/engine-client/createTries';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskProblem } from '@taskweave/engine-client/EngineError';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import { addCandidate, createTask, type NewTask } from '@taskweave/engine-client/resources/task/taskChanges';
import { isTaskPriority } from '@taskweave/engine-client/task-query/isTaskPriority';

export interface TaskDraft {
  readonly name: string;
  readonly description: string;
  readonly assignee: string;
  readonly group: string;
  readonly due: string;
  readonly followUp: string;
  readonly priority: string;
  readonly tenantId: string;
}

export const EMPTY_DRAFT: TaskDraft = {
  name: '',
  description: '',
  assignee: '',
  group: '',
  due: '',
  followUp: '',
  priority: '50',
  tenantId: '',
};

export function readDraft(kept: unknown): TaskDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(EMPTY_DRAFT, field) && typeof value === 'string',
  );
  return { ...EMPTY_DRAFT, ...Object.fromEntries(texts) };
}

export type DraftFaults = { readonly [K in 'name' | 'priority']?: true };

export function faultsOf({ name, priority }: TaskDraft): DraftFaults {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(!isTaskPriority(priority.trim()) && { priority: true }),
  };
}

/** The engine would store empty strings. */
export function toNewTask(draft: TaskDraft, id: string): NewTask {
  return {
    id,
    name: draft.name.trim(),
    description: orNull(draft.description),
    assignee: orNull(draft.assignee),
    tenantId: orNull(draft.tenantId),
    priority: Number(draft.priority.trim()),
    due: draft.due === '' ? null : toEngineDate(new Date(draft.due)),
    followUp: draft.followUp === '' ? null : toEngineDate(new Date(draft.followUp)),
  };
}

export interface TaskToSend {
  readonly id: string;
  readonly draft: TaskDraft;
  readonly tries: Tries<void>;
  readonly onLost: () => void;
}

export async function sendNewTask(
  client: EngineClient,
  { id, draft, tries, onLost }: TaskToSend,
): Promise<{ readonly id: string; readonly isGroupAdded: boolean }> {
  await tries.attempt({
    key: JSON.stringify([id, draft]),
    // The client-side id makes the retry idempotent.
    send: () => createTask(client, toNewTask(draft, id)),
    look: (signal) => lookForTask(client, id, signal),
    onLost,
  });
  const groupId = draft.group.trim();
  if (groupId === '') return { id, isGroupAdded: true };
  const group = confirmWrite({
    send: () => addCandidate(client, id, { groupId }),
    look: async (signal) => {
      const { candidateGroups } = await getTask(client, id, signal);
      return foundWhen(candidateGroups.some((one) => one.id === groupId));
    },
  });
  const isGroupAdded = await group.then(
    () => true,
    () => false,
  );
  return { id, isGroupAdded };
}

async function lookForTask(client: EngineClient, id: string, signal: AbortSignal): Promise<Finding<void>> {
  try {
    await getTask(client, id, signal);
    return foundWhen(true);
  } catch (error) {
    if (taskProblem(error) === 'gone') return foundWhen(false);
    throw error;
  }
}

/** `crypto.randomUUID` needs a secure context (https or localhost). */
export function newTaskId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
