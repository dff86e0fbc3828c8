import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import type { NoticeServices } from './NoticeServices';
import { NOTICE_TEXTS } from './noticeTexts';
import styles from './PluginNoticeBar.module.css';

export interface PluginNoticeBarProps extends NoticeServices {
  readonly updates: readonly PluginEntry[];
}

export default function PluginNoticeBar({ services, updates }: PluginNoticeBarProps) {
  const [dismissed, setDismissed] = useState<readonly unknown[]>([]);
  const { plugins } = services;
  const open = updates.filter(({ update }) => !dismissed.includes(update));
  return (
    <div className={styles.bar}>
      {open.map((entry) => (
        <UpdateNotice
          key={entry.id}
          entry={entry}
          onTake={() => plugins.takeUpdate(entry.id)}
          onLater={() => setDismissed([...dismissed, entry.update])}
        />
      ))}
    </div>
  );
}

interface UpdateNoticeProps {
  readonly entry: PluginEntry;
  readonly onTake: () => void;
  readonly onLater: () => void;
}

function UpdateNotice({ entry, onTake, onLater }: UpdateNoticeProps) {
  const { t } = useTexts(NOTICE_TEXTS);
  const { update } = entry;
  if (update?.phase !== 'ready') return null;
  const { displayName, id, version } = update.plugin.manifest;
  const actions = (
    <>
      <Button variant="secondary" size="sm" onClick={onTake}>
        {t('plugin.update.take')}
      </Button>
      <Button size="sm" onClick={onLater}>
        {t('plugin.update.later')}
      </Button>
    </>
  );
  return (
    <Note role="status" icon="refresh" action={actions}>
      {t('plugin.update', { name: displayName ?? id, version })}
    </Note>
  );
}
