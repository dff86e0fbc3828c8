import { type ActionProps, type TaskScope, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { useEffect, useRef } from 'react';
import { briefingOf } from './briefingOf';

/** Does its work as soon as it is there, shows nothing, and goes. */
export default function CopyBriefing({ task, close }: TaskScope & ActionProps) {
  const language = useTranslation();
  const { notify } = useNotifications();
  const isDone = useRef(false);

  useEffect(() => {
    // Once for each press, however often React runs the effect.
    if (isDone.current) return;
    isDone.current = true;
    close();
    const { t } = language;
    const text = briefingOf(task, language);
    navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', title: t('copied') }),
      () => notify({ kind: 'warning', title: t('refused'), detail: text }),
    );
  }, [close, notify, language, task]);

  return null;
}
