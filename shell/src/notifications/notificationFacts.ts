import type { NotificationKind, NotificationRequest } from '@taskweave/plugin-sdk';

export function kindOf({ kind, error }: NotificationRequest): NotificationKind {
  return kind ?? (error === undefined || error === null ? 'info' : 'error');
}
