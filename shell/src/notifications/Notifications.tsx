import { NotificationList } from '@taskweave/ui/notification-list';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { NotificationStore } from './NotificationStore';

export function Notifications({ store }: { readonly store: NotificationStore }) {
  const { t } = useShellText();
  const items = useSyncExternalStore(store.subscribe, () => store.items);
  return (
    <NotificationList
      items={items}
      labels={{
        region: t('notifications.region'),
        dismiss: (title) => t('notifications.dismiss', { title }),
        kinds: {
          info: t('notifications.info'),
          success: t('notifications.success'),
          warning: t('notifications.warning'),
          error: t('notifications.error'),
        },
      }}
      onClose={store.close}
      onHold={store.hold}
    />
  );
}
