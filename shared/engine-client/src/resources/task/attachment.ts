import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { isSince } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';

export interface Attachment {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly type: string | null;
  /** The URL is user input: check it before linking. */
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

export interface LostAttachment {
  readonly name: string;
  readonly url: string | null;
  readonly since: Date;
  readonly known: ReadonlySet<string>;
}

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
  // The person may leave the page before the call completes.
  await client.delete(`task/${segment(taskId)}/attachment/${segment(id)}`, { keepalive: true });
}

export function attachmentDataUrl(client: EngineClient, taskId: string, id: string): string {
  return client.url(`task/${segment(taskId)}/attachment/${segment(id)}/data`);
}

export async function getAttachmentFile(
  client: EngineClient,
  taskId: string,
  id: string,
  signal?: AbortSignal,
): Promise<Blob> {
  return client.get<Blob>(`task/${segment(taskId)}/attachment/${segment(id)}/data`, {
    accept: 'blob',
    signal,
  });
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
