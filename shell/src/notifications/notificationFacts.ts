import type { NotificationKind, NotificationRequest } from '@taskweave/plugin-sdk';

export function kindOf({ kind, error }: NotificationRequest): NotificationKind {
  return kind ?? (error === undefined || error === null ? 'info' : 'error');
}

export function exclusiveKey(request: NotificationRequest): string | undefined {
  const { exclusive } = request;
  if (exclusive === undefined || typeof exclusive === 'string') return exclusive;
  const values = { kind: kindOf(request), title: request.title, detail: request.detail };
  return JSON.stringify(exclusive.map((field) => [field, values[field] ?? null]));
}
