import { parseEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import type { TaskDto, UserIdDto } from '../../generated/RestApi';
import { isRecord } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task } from '../../Task';

export type TaskFields = Partial<
  Pick<
    Task,
    'due' | 'followUp' | 'priority' | 'name' | 'description' | 'assignee' | 'owner' | 'delegationState'
  >
>;

export class TaskChangedError extends Error {
  readonly current: TaskFields;

  constructor(current: TaskFields) {
    super('The task was changed meanwhile.');
    this.name = 'TaskChangedError';
    this.current = current;
  }
}

/** The engine clears omitted properties, so the task is read and written back whole. */
export async function updateTask(
  client: EngineClient,
  id: string,
  fields: TaskFields,
  expected: TaskFields = {},
): Promise<void> {
  try {
    await putTask(client, id, fields, expected);
  } catch (error) {
    // The engine has carried out a concurrent write, so the task is read again and the change is merged or conflicts.
    if (!isEngineError(error) || error.problem.kind !== 'conflict') throw error;
    await putTask(client, id, fields, expected);
  }
}

async function putTask(
  client: EngineClient,
  id: string,
  fields: TaskFields,
  expected: TaskFields,
): Promise<void> {
  const path = `task/${segment(id)}`;
  const fresh = await client.get(path, { exactNumbers: true });
  if (!isRecord(fresh)) throw new Error('Taskweave: the engine answered without a task.');
  const changed = Object.entries(expected).filter(([name, value]) => !isSame(fresh[name] ?? null, value));
  if (changed.length > 0) {
    throw new TaskChangedError(Object.fromEntries(changed.map(([name]) => [name, fresh[name] ?? null])));
  }
  await client.put(path, { body: { ...fresh, ...fields } });
}

/** The engine returns dates in its own offset. */
function isSame(found: unknown, expected: unknown): boolean {
  if (found === expected) return true;
  if (typeof found !== 'string' || typeof expected !== 'string') return false;
  const date = parseEngineDate(found);
  return date !== null && date.getTime() === parseEngineDate(expected)?.getTime();
}

export async function delegateTask(client: EngineClient, id: string, userId: string): Promise<void> {
  await client.post(`task/${segment(id)}/delegate`, { body: { userId } satisfies UserIdDto });
}

/** Submitting the form of a delegated task resolves it as well. */
export async function resolveTask(client: EngineClient, id: string): Promise<void> {
  await client.post(`task/${segment(id)}/resolve`, { body: { variables: {} } });
}

export type Candidate = { readonly groupId: string } | { readonly userId: string };

/** The engine adds duplicates, so check first. */
export async function addCandidate(client: EngineClient, id: string, candidate: Candidate): Promise<void> {
  await client.post(`task/${segment(id)}/identity-links`, { body: { ...candidate, type: 'candidate' } });
}

export async function removeCandidate(client: EngineClient, id: string, candidate: Candidate): Promise<void> {
  await client.post(`task/${segment(id)}/identity-links/delete`, {
    body: { ...candidate, type: 'candidate' },
  });
}

export type NewTask = Pick<
  TaskDto,
  'id' | 'name' | 'assignee' | 'tenantId' | 'description' | 'priority' | 'due' | 'followUp'
>;

export async function createTask(client: EngineClient, task: NewTask): Promise<void> {
  await client.post('task/create', { body: task satisfies TaskDto });
}
