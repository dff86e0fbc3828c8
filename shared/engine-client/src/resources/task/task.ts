import type { EngineClient } from '../../EngineClient';
import { isEngineError, taskProblem } from '../../errors/EngineError';
import type { UserIdDto } from '../../generated/RestApi';
import { embedded } from '../../reading/hal';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { IdentityLink, Task, TaskDetail } from '../../Task';
import { parseDefinition } from '../definition/definition';
import { parseFormRef } from '../definition/form';
import { parseGroup, parseUser } from '../identity/user';

export async function getTask(client: EngineClient, id: string, signal?: AbortSignal): Promise<TaskDetail> {
  return parseTaskDetail(await client.get(`task/${segment(id)}`, { accept: 'hal', signal }));
}

export async function listInstanceTasks(
  client: EngineClient,
  by: {
    readonly assignee?: string;
    readonly sortBy?: 'created';
    readonly sortOrder?: 'desc';
    readonly processInstanceId?: string | null;
    readonly caseInstanceId?: string | null;
    readonly maxResults: number;
  },
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  return embedded(await client.get('task', { accept: 'hal', query: { ...by }, signal }), 'task', parseTask);
}

export async function claimTask(client: EngineClient, id: string, userId: string): Promise<void> {
  await client.post(`task/${segment(id)}/claim`, { body: { userId } satisfies UserIdDto, keepalive: true });
}

export async function unclaimTask(client: EngineClient, id: string): Promise<void> {
  await client.post(`task/${segment(id)}/unclaim`);
}

export async function setAssignee(client: EngineClient, id: string, userId: string | null): Promise<void> {
  await client.post(`task/${segment(id)}/assignee`, { body: { userId } satisfies UserIdDto });
}

/**
 * A task of an answer of the engine.
 * @throws EngineError the answer is no task
 */
export function parseTask(value: unknown, where = 'task'): Task {
  const task = readShape(value, where);
  const delegation = task.textOrNull('delegationState');
  return {
    id: task.text('id'),
    name: task.textOrNull('name'),
    taskDefinitionKey: task.textOrNull('taskDefinitionKey'),
    description: task.textOrNull('description'),
    assignee: task.textOrNull('assignee'),
    owner: task.textOrNull('owner'),
    due: task.textOrNull('due'),
    followUp: task.textOrNull('followUp'),
    created: task.textOrNull('created'),
    lastUpdated: task.textOrNull('lastUpdated'),
    priority: task.number('priority', 50),
    suspended: task.flag('suspended'),
    formKey: task.textOrNull('formKey'),
    camundaFormRef: parseFormRef(task.raw),
    tenantId: task.textOrNull('tenantId'),
    processInstanceId: task.textOrNull('processInstanceId'),
    processDefinitionId: task.textOrNull('processDefinitionId'),
    executionId: task.textOrNull('executionId'),
    caseInstanceId: task.textOrNull('caseInstanceId'),
    caseDefinitionId: task.textOrNull('caseDefinitionId'),
    caseExecutionId: task.textOrNull('caseExecutionId'),
    delegationState: delegation === 'PENDING' || delegation === 'RESOLVED' ? delegation : null,
    parentTaskId: task.textOrNull('parentTaskId'),
    ...(typeof task.raw.connection === 'string' && { connection: task.raw.connection }),
  };
}

export function parseTaskDetail(body: unknown): TaskDetail {
  const task = parseTask(body);
  const identityLinks = embedded(body, 'identityLink', parseIdentityLink);
  const users = embedded(body, 'user', parseUser);
  const groups = embedded(body, 'group', parseGroup);
  // The engine keeps a link twice if it was added twice.
  const candidates = unique(
    identityLinks.flatMap(({ type, groupId }) => (type === 'candidate' && groupId !== null ? [groupId] : [])),
  );
  const candidateUserIds = unique(
    identityLinks.flatMap(({ type, userId }) => (type === 'candidate' && userId !== null ? [userId] : [])),
  );
  return {
    ...task,
    identityLinks,
    processDefinition: embedded(body, 'processDefinition', parseDefinition)[0] ?? null,
    caseDefinition: embedded(body, 'caseDefinition', parseDefinition)[0] ?? null,
    assigneeUser: users.find((user) => user.id === task.assignee) ?? null,
    candidateGroups: candidates.map((id) => groups.find((group) => group.id === id) ?? { id, name: null }),
    candidateUsers: candidateUserIds.map(
      (id) => users.find((user) => user.id === id) ?? { id, firstName: null, lastName: null },
    ),
  };
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

function parseIdentityLink(value: unknown, where: string): IdentityLink {
  const link = readShape(value, where);
  return {
    type: link.text('type'),
    userId: link.textOrNull('userId'),
    groupId: link.textOrNull('groupId'),
  };
}

export async function isTaskGone(client: EngineClient, id: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await getTask(client, id, signal);
    return false;
  } catch (error) {
    if (tellsTaskGone(error)) return true;
    throw error;
  }
}

export function tellsTaskGone(error: unknown): boolean {
  if (taskProblem(error) === 'gone') return true;
  return isEngineError(error) && error.problem.kind === 'not-found' && error.problem.answeredBy === 'engine';
}
