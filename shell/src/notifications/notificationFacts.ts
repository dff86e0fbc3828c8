import type { NotificationKind, NotificationRequest } from '@taskweave/plugin-sdk';

/** What a notification is where it does not say so itself. */
export function kindOf({ kind, error }: NotificationRequest): NotificationKind {
  return kind ?? (error === undefined || error === null ? 'info' : 'error');
}

/** By what a notification takes the place of others; undefined where it takes nobody's. */
export function exclusiveKey(request: NotificationRequest): string | undefined {
  const { exclusive } = request;
  if (exclusive === undefined || typeof exclusive === 'string') return exclusive;
  const values = { kind: kindOf(request), title: request.title, detail: request.detail };
  return JSON.stringify(exclusive.map((field) => [field, values[field] ?? null]));
}
