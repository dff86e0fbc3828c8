import { useCommandHint } from '@taskweave/plugin-sdk';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import { isMaximised, type Layout, useLayout } from './LayoutStore';
import { FOLD_COMMANDS } from './layoutCommands';

const DELAY = 600;

export default function LayoutNotice() {
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const [announced, setAnnounced] = useState(folded);
  const [text, setText] = useState('');
  const hint = useCommandHint(FOLD_COMMANDS.filters);

  useEffect(() => {
    if (folded === announced) return;
    const timer = setTimeout(() => {
      const key = noticeKey(announced, folded);
      setText(key === null ? '' : t(key, { keys: hint }));
      setAnnounced(folded);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [folded, announced, t, hint]);

  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}

export function noticeKey(before: Layout['folded'], after: Layout['folded']): string | null {
  if (isMaximised({ folded: after }) && !isMaximised({ folded: before })) return 'layout.notice.maximised';
  if (isMaximised({ folded: before }) && !after.filters && !after.tasks) return 'layout.notice.all';
  for (const column of ['filters', 'tasks'] as const) {
    if (before[column] !== after[column])
      return `layout.notice.${column}.${after[column] ? 'hidden' : 'shown'}`;
  }
  return null;
}
