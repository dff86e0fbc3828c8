import { useInboxParam, useNavigation, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { useEffect, useRef } from 'react';

/** Serves the button and the command alike: does its work as soon as it is there, shows nothing, and goes. */
export default function CopyLink({ close }: { readonly close: () => void }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { notify } = useNotifications();
  const taskId = useInboxParam('task');
  const isDone = useRef(false);

  useEffect(() => {
    // Once for each press, however often React runs the effect.
    if (isDone.current) return;
    isDone.current = true;
    close();
    if (taskId === null) {
      notify({ kind: 'info', title: t('none') });
      return;
    }
    const link = new URL(navigation.inboxHref({ task: taskId }), document.baseURI).href;
    navigator.clipboard.writeText(link).then(
      () => notify({ kind: 'success', title: t('copied') }),
      () => notify({ kind: 'warning', title: t('refused'), detail: link }),
    );
  }, [close, navigation, notify, t, taskId]);

  return null;
}
