import type { Preview } from '@taskweave/addon-plugin-pages/preview/Preview';
import { endPreview, resumePreview } from '@taskweave/addon-plugin-pages/preview/startPreview';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useEffect, useState } from 'react';
import { ADMIN_PATH } from '../../navigation/shellRoutes';
import { isAdmin } from '../../session/useIsAdmin';
import type { NoticeServices } from './NoticeServices';
import { NOTICE_TEXTS } from './noticeTexts';
import styles from './PluginNoticeBar.module.css';

export interface PluginNoticeBarProps extends NoticeServices {
  readonly updates: readonly PluginEntry[];
  readonly draft: Preview | null;
}

export default function PluginNoticeBar({ services, updates, draft }: PluginNoticeBarProps) {
  const [dismissed, setDismissed] = useState<readonly unknown[]>([]);
  const { plugins, navigation, page, session } = services;
  const { tab } = page;
  useEffect(() => {
    if (plugins.preview.getState() !== null) return;
    resumePreview({ plugins, session, mayManage: () => isAdmin(session), tab });
  }, [plugins, session, tab]);
  const open = updates.filter(({ update }) => !dismissed.includes(update));
  return (
    <div className={styles.bar}>
      {draft && (
        <PreviewNotice href={navigation.routeHref(ADMIN_PATH)} onEnd={() => endPreview({ plugins, tab })} />
      )}
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

interface PreviewNoticeProps {
  readonly href: string;
  readonly onEnd: () => void;
}

function PreviewNotice({ href, onEnd }: PreviewNoticeProps) {
  const { t } = useTexts(NOTICE_TEXTS);
  return (
    <Note
      tone="warning"
      icon="warning"
      role="status"
      action={
        <>
          <Button variant="secondary" size="sm" onClick={end}>
            {t('preview.end')}
          </Button>
          <Button size="sm" href={href}>
            {t('preview.edit')}
          </Button>
        </>
      }
    >
      {t('preview.on')}
    </Note>
  );

  /** The button goes with the bar. */
  function end(): void {
    onEnd();
    document.querySelector<HTMLElement>('#page-title, main [tabindex]')?.focus();
  }
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
