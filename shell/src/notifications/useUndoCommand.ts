import { useCommandList } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { NotificationStore } from './NotificationStore';

export const UNDO_COMMAND = 'notification.undo';

export function useUndoCommand(store: NotificationStore): void {
  const { t } = useShellText();
  const newest = useSyncExternalStore(store.subscribe, () =>
    store.items.findLast(({ undo }) => undo !== undefined),
  );
  useCommandList([
    {
      id: UNDO_COMMAND,
      label: t('common.undo'),
      group: 'task',
      keys: ['z'],
      isEnabled: newest !== undefined,
      ...(newest?.title !== undefined && { detail: newest.title }),
      run: store.undoNewest,
    },
  ]);
}
