import type { Navigation } from '@taskweave/plugin-sdk';
import { NotificationList } from '@taskweave/ui/host/notification-list';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { NotificationStore } from './NotificationStore';

export interface NotificationsProps {
  readonly store: NotificationStore;
  readonly navigation: Pick<Navigation, 'params' | 'subscribe'>;
}

export function Notifications({ store, navigation }: NotificationsProps) {
  const { t } = useShellText();
  const words = useProblemWords();
  const items = useSyncExternalStore(store.subscribe, () => store.items);
  // Links that lead on from where the person is now.
  useSyncExternalStore(navigation.subscribe, () => (items.length === 0 ? null : navigation.params));
  return (
    <NotificationList
      items={items.map(({ title, links = [], source, place: _, ...item }) => ({
        ...item,
        title: title ?? words.title(item.error),
        source: source?.text,
        links: links.map(({ label, href }) => ({ label, href: typeof href === 'string' ? href : href() })),
      }))}
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
