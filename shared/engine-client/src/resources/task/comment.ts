import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { isSince } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';

export type Comment = Readonly<ReturnType<typeof parseComment>>;

export async function listComments(
  client: EngineClient,
  taskId: string,
  signal?: AbortSignal,
): Promise<readonly Comment[]> {
  const found = readList(
    await client.get(`task/${segment(taskId)}/comment`, { signal }),
    'comments',
    parseComment,
  );
  // All times have the server's offset, so they compare as strings.
  return [...found].sort((one, other) => other.time.localeCompare(one.time));
}

export async function addComment(
  client: EngineClient,
  taskId: string,
  comment: { readonly message: string; readonly processInstanceId?: string | null },
): Promise<Comment> {
  const { message, processInstanceId } = comment;
  const body = processInstanceId ? { message, processInstanceId } : { message };
  return parseComment(await client.post(`task/${segment(taskId)}/comment/create`, { body }), 'comment');
}

export interface LostComment {
  readonly message: string;
  readonly userId: string;
  readonly since: Date;
  readonly known: ReadonlySet<string>;
}

export async function findComment(
  client: EngineClient,
  taskId: string,
  { message, userId, since, known }: LostComment,
  signal?: AbortSignal,
): Promise<Finding<Comment>> {
  const all = await listComments(client, taskId, signal);
  const found = all.find(
    (one) =>
      one.message === message && one.userId === userId && !known.has(one.id) && isSince(one.time, since),
  );
  return found === undefined ? { kind: 'not-done' } : { kind: 'done', value: found };
}

export async function updateComment(
  client: EngineClient,
  taskId: string,
  comment: { readonly id: string; readonly message: string },
): Promise<void> {
  await client.put(`task/${segment(taskId)}/comment`, { body: comment });
}

export async function deleteComment(client: EngineClient, taskId: string, id: string): Promise<void> {
  await client.delete(`task/${segment(taskId)}/comment/${segment(id)}`, { keepalive: true });
}

export async function canChangeComments(
  client: EngineClient,
  taskId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    const options = { accept: 'text', signal } as const;
    const methods = await client.options(`task/${segment(taskId)}/comment`, options);
    return typeof methods === 'string' && /\bPUT\b/.test(methods) && /\bDELETE\b/.test(methods);
  } catch (error) {
    if (isEngineError(error) && REFUSALS.has(error.problem.status ?? 0)) return false;
    throw error;
  }
}

const REFUSALS: ReadonlySet<number> = new Set([403, 404, 405]);

function parseComment(value: unknown, where: string) {
  const comment = readShape(value, where);
  return {
    id: comment.text('id'),
    userId: comment.textOrNull('userId'),
    time: comment.text('time'),
    message: comment.textOrNull('message') ?? '',
  };
}
