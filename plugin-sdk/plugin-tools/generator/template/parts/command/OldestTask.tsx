import {
  type CommandProps,
  useEngineClient,
  useNavigation,
  useNotifications,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/** Does its work as soon as it is there, shows nothing, and goes. */
export default function OldestTask({ close }: CommandProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const navigation = useNavigation();
  const { notify } = useNotifications();
  const { id: assignee } = useUser();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    engine
      .get<readonly { readonly id: string }[]>('task', {
        query: { assignee, sortBy: 'created', sortOrder: 'asc', maxResults: 1 },
        signal,
      })
      .then(
        ([oldest]) => {
          if (oldest === undefined) notify({ kind: 'info', title: t('oldest.none') });
          else navigation.openInbox({ task: oldest.id });
          close();
        },
        () => {
          if (signal.aborted) return;
          notify({ kind: 'error', title: t('oldest.failed') });
          close();
        },
      );
    return () => controller.abort();
  }, [assignee, close, engine, navigation, notify, t]);

  return null;
}
