import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { isSince } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';

export interface Attachment {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  /** Media type of a file, as its uploader gave it; `link` or any other word for an address. */
  readonly type: string | null;
  /** An address elsewhere; null for a file that the engine keeps. It is what someone typed: check it before linking. */
  readonly url: string | null;
  readonly createTime: string | null;
}

export async function listAttachments(
  client: EngineClient,
  taskId: string,
  signal?: AbortSignal,
): Promise<readonly Attachment[]> {
  const body = await client.get(`task/${segment(taskId)}/attachment`, { signal });
  return readList(body, 'attachments', parseAttachment);
}

/** Keeps a file with the task. `onProgress` gets the part that has been sent, from 0 to 1. */
export async function attachFile(
  client: EngineClient,
  taskId: string,
  file: File,
  options: { readonly onProgress?: (part: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Attachment> {
  const form = new FormData();
  form.set('attachment-name', file.name);
  form.set('attachment-type', file.type || 'application/octet-stream');
  form.set('content', file, file.name);
  return parseAttachment(await client.post(createPath(taskId), { body: form, ...options }), 'attachment');
}

/** An attachment that was sent, and whose answer was lost. */
export interface LostAttachment {
  readonly name: string;
  /** Null for a file. */
  readonly url: string | null;
  /** The server's time when it was sent. */
  readonly since: Date;
  /** Attachments that cannot be this one. */
  readonly known: ReadonlySet<string>;
}

/** Looks whether the engine has kept it. */
export async function findAttachment(
  client: EngineClient,
  taskId: string,
  { name, url, since, known }: LostAttachment,
  signal?: AbortSignal,
): Promise<Finding<Attachment>> {
  const all = await listAttachments(client, taskId, signal);
  const found = all.find(
    (one) => one.name === name && one.url === url && !known.has(one.id) && isSince(one.createTime, since),
  );
  return found === undefined ? { kind: 'not-done' } : { kind: 'done', value: found };
}

/** Keeps an address with the task. */
export async function attachLink(
  client: EngineClient,
  taskId: string,
  link: { readonly name: string; readonly url: string },
): Promise<Attachment> {
  const form = new FormData();
  form.set('attachment-name', link.name);
  form.set('attachment-type', 'link');
  form.set('url', link.url);
  return parseAttachment(await client.post(createPath(taskId), { body: form }), 'attachment');
}

export async function deleteAttachment(client: EngineClient, taskId: string, id: string): Promise<void> {
  // The page may be left meanwhile.
  await client.delete(`task/${segment(taskId)}/attachment/${segment(id)}`, { keepalive: true });
}

/** Where the file can be downloaded. The engine does not say its media type there. */
export function attachmentDataUrl(client: EngineClient, taskId: string, id: string): string {
  return client.url(`task/${segment(taskId)}/attachment/${segment(id)}/data`);
}

function createPath(taskId: string): string {
  return `task/${segment(taskId)}/attachment/create`;
}

function parseAttachment(value: unknown, where: string): Attachment {
  const attachment = readShape(value, where);
  return {
    id: attachment.text('id'),
    name: attachment.textOrNull('name'),
    description: attachment.textOrNull('description'),
    type: attachment.textOrNull('type'),
    url: attachment.textOrNull('url'),
    createTime: attachment.textOrNull('createTime'),
  };
}
