import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { HostOptions } from './HostOptions';

export function notifyActionFailed(
  error: unknown,
  name: string,
  { notifications, i18n }: Pick<HostOptions, 'notifications' | 'i18n'>,
): void {
  notifications.notify({
    kind: 'error',
    title: i18n.t('shell', 'plugin.actionFailed', { name }),
    ...(!isEngineError(error) && { detail: i18n.t('shell', 'plugin.actionFailed.detail') }),
    error,
    exclusive: `plugin-action:${name}`,
  });
}
