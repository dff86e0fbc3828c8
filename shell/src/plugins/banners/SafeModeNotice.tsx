import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { Navigation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useState, useSyncExternalStore } from 'react';
import { useShellText } from '../../i18n/useShellText';
import { ADMIN_PATH } from '../../navigation/shellRoutes';
import type { SessionStore } from '../../session/SessionStore';
import { useIsAdmin } from '../../session/useIsAdmin';
import { type Fall, readFell } from '../faults/FallRecord';
import { type SafeMode, safeModeHref } from '../faults/SafeMode';
import { NOTICE_TEXTS } from './noticeTexts';
import styles from './SafeModeNotice.module.css';

export interface SafeModeNoticeProps {
  readonly services: {
    readonly plugins: { readonly safeMode: Pick<SafeMode, 'isOn' | 'named'> };
    readonly navigation: Pick<Navigation, 'subscribe' | 'pageHref'>;
    readonly session: SessionStore;
  };
}

export default function SafeModeNotice({ services: { plugins, navigation, session } }: SafeModeNoticeProps) {
  const { t, locale } = useTexts(NOTICE_TEXTS);
  const { t: shell } = useShellText();
  const mayManage = useIsAdmin(session);
  const { isOn, named } = plugins.safeMode;
  const [fell] = useState(() => (isOn ? readFell() : null));
  useSyncExternalStore(navigation.subscribe, () => location.hash);
  const names = formatsFor(locale).list(named);
  return (
    <div className={styles.notice}>
      <Note
        tone="warning"
        icon="warning"
        action={
          <>
            <Button variant="secondary" size="sm" href={wayOut(fell)}>
              {t('safeMode.leave')}
            </Button>
            {fell !== null && mayManage && (
              <Button size="sm" href={navigation.pageHref(ADMIN_PATH)}>
                {shell('plugin.details')}
              </Button>
            )}
          </>
        }
      >
        {fell !== null && `${t('safeMode.fell', { name: fell.name, code: fell.code })} `}
        {isOn ? t('safeMode.all') : t('safeMode.some', { names })}
      </Note>
    </div>
  );
}

function wayOut(fell: Fall | null): string {
  const href = safeModeHref(null);
  return fell?.contribution?.startsWith('tasklist.route:') ? href.replace(/#.*/, '#/') : href;
}
