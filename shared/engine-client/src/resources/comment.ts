import type { EngineClient } from '../EngineClient';
import { readList, readShape } from '../readShape';
import { segment } from '../segment';

export interface Comment {
  readonly id: string;
  /** Null where it was written by the system. */
  readonly userId: string | null;
  readonly time: string;
  readonly message: string;
}

/** The comments of a task, newest first. */
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
  // All of them have the server's own offset, so that the texts can be compared.
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

function parseComment(value: unknown, where: string): Comment {
  const comment = readShape(value, where);
  return {
    id: comment.text('id'),
    userId: comment.textOrNull('userId'),
    time: comment.text('time'),
    message: comment.textOrNull('message') ?? '',
  };
}
