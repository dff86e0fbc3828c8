import type { I18n } from '@taskweave/i18n/createI18n';
import type { NotificationStore } from '../notifications/NotificationStore';
import type { SessionStore } from './SessionStore';

export interface SignOutServices {
  readonly session: SessionStore;
  readonly notifications: NotificationStore;
  readonly i18n: I18n;
}

export async function signOut({ session, notifications, i18n }: SignOutServices): Promise<void> {
  try {
    await session.signOut();
  } catch (error) {
    const title = i18n.t('shell', 'signOut.failed');
    notifications.notify({ kind: 'error', title, error });
  }
}
