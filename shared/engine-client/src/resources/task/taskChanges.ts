import { parseEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import type { TaskDto, UserIdDto } from '../../generated/RestApi';
import { isRecord } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task } from '../../Task';

/** The properties of a task that people change, as the engine names them. */
export type TaskFields = Partial<
  Pick<
    Task,
    'due' | 'followUp' | 'priority' | 'name' | 'description' | 'assignee' | 'owner' | 'delegationState'
  >
>;

/** Someone else has changed the same property; nothing was written. */
export class TaskChangedError extends Error {
  /** What the engine holds now. */
  readonly current: TaskFields;

  constructor(current: TaskFields) {
    super('The task was changed meanwhile.');
    this.name = 'TaskChangedError';
    this.current = current;
  }
}

/**
 * Changes properties of a task. The engine empties every property that a write leaves out, so the task is read first
 * and written back whole; what others have changed meanwhile stays, also in the same moment. Throws `TaskChangedError`
 * where a property no longer has the value in `expected`.
 *
 * @example await updateTask(client, id, { priority: 80 }, { priority: 50 });
 */
export async function updateTask(
  client: EngineClient,
  id: string,
  fields: TaskFields,
  expected: TaskFields = {},
): Promise<void> {
  try {
    await putTask(client, id, fields, expected);
  } catch (error) {
    // Two writes in one moment: the engine has carried out the other. Read again, ours goes with it or against it.
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

/** The engine answers dates with its own offset. */
function isSame(found: unknown, expected: unknown): boolean {
  if (found === expected) return true;
  if (typeof found !== 'string' || typeof expected !== 'string') return false;
  const date = parseEngineDate(found);
  return date !== null && date.getTime() === parseEngineDate(expected)?.getTime();
}

/** Hands a task to someone who gives it back by resolving it; the one who held it stays its owner. */
export async function delegateTask(client: EngineClient, id: string, userId: string): Promise<void> {
  await client.post(`task/${segment(id)}/delegate`, { body: { userId } satisfies UserIdDto });
}

/** Gives a delegated task back to its owner. Sending the form of such a task does the same, with the form's values. */
export async function resolveTask(client: EngineClient, id: string): Promise<void> {
  await client.post(`task/${segment(id)}/resolve`, { body: { variables: {} } });
}

export type Candidate = { readonly groupId: string } | { readonly userId: string };

/** The engine adds a candidate twice where it is there already: look first. */
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

/** Creates a task that belongs to no process. An id of one's own makes it possible to link to it. */
export async function createTask(client: EngineClient, task: NewTask): Promise<void> {
  await client.post('task/create', { body: task satisfies TaskDto });
}
