import { formatsFor } from '@taskweave/i18n/formats';
import type { Navigation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../../i18n/useShellText';
import { type SafeMode, safeModeHref } from '../faults/SafeMode';
import styles from './SafeModeNotice.module.css';

export interface SafeModeNoticeProps {
  readonly safeMode: Pick<SafeMode, 'isOn' | 'named'>;
  readonly navigation: Navigation;
}

/** Says that the address has switched plugins off, and leads back to the page with them. */
export function SafeModeNotice({ safeMode: { isOn, named }, navigation }: SafeModeNoticeProps) {
  const { t, locale } = useShellText();
  // The way out leads to the same place.
  useSyncExternalStore(navigation.subscribe, () => location.hash);
  if (!isOn && named.length === 0) return null;
  const names = formatsFor(locale).list(named);
  return (
    <div className={styles.notice}>
      <Note
        tone="warning"
        icon="warning"
        action={
          <Button variant="secondary" size="sm" href={safeModeHref(null)}>
            {t('safeMode.leave')}
          </Button>
        }
      >
        {isOn ? t('safeMode.all') : t('safeMode.some', { names })}
      </Note>
    </div>
  );
}
