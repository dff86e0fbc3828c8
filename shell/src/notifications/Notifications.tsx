import type { Commands, Navigation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../i18n/useShellText';
import { NotificationList } from './NotificationList';
import type { NotificationStore } from './NotificationStore';
import { UNDO_COMMAND } from './useUndoCommand';

export interface NotificationsProps {
  readonly store: NotificationStore;
  readonly navigation: Pick<Navigation, 'inboxHref' | 'subscribe'>;
  readonly commands?: Pick<Commands, 'hint' | 'subscribe'>;
}

const NO_COMMANDS: NonNullable<NotificationsProps['commands']> = {
  hint: () => '',
  subscribe: () => () => undefined,
};

export function Notifications({ store, navigation, commands = NO_COMMANDS }: NotificationsProps) {
  const { t } = useShellText();
  const words = useProblemWords();
  const items = useSyncExternalStore(store.subscribe, () => store.items);
  useSyncExternalStore(navigation.subscribe, () => (items.length === 0 ? null : navigation.inboxHref({})));
  const hint = useSyncExternalStore(commands.subscribe, () => commands.hint(UNDO_COMMAND));
  const newest = items.findLast(({ undo }) => undo !== undefined)?.id;
  return (
    <NotificationList
      items={items.map(
        ({ title, links = [], source, tag: _, updates: _also, undo, runsOut, duration, ...item }) => ({
          ...item,
          ...(undo && {
            undo: {
              label: t('common.undo'),
              keys: item.id === newest ? hint : '',
              onPress: () => store.undo(item.id),
            },
          }),
          ...(runsOut && duration !== undefined && { runsOut: runningOut(duration) }),
          title: title ?? words.title(item.error),
          source: source?.text,
          links: links.map(({ label, href }) => ({ label, href: typeof href === 'string' ? href : href() })),
        }),
      )}
      onClose={store.close}
      onHold={store.hold}
    />
  );

  function runningOut(milliseconds: number) {
    return { milliseconds, text: t('notifications.undoFor', { count: Math.round(milliseconds / 1000) }) };
  }
}
