import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { Services } from '../app/Services';

/** Signs out; where that fails, the person stays and is told so. */
export async function leave({
  session,
  notifications,
  i18n,
}: Pick<Services, 'session' | 'notifications' | 'i18n'>): Promise<void> {
  try {
    await session.signOut();
  } catch (error) {
    const title = i18n.t('shell', 'signOut.failed');
    notifications.notify({ kind: 'error', title, ...(isEngineError(error) && { detail: error.message }) });
  }
}
