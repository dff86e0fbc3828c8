import { useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { AppNotice } from '@taskweave/plugin-files/settings/InstallationSettings';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import { NOTICE_TEXTS } from './noticeTexts';
import styles from './PluginNoticeBar.module.css';

const CLOSED = 'taskweave.notice';

export interface AppNoticeBarProps {
  readonly notice: AppNotice;
  readonly connection: EngineClient;
  readonly userId: string;
}

export default function AppNoticeBar({ notice, connection, userId }: AppNoticeBarProps) {
  const { t, locale } = useTexts(NOTICE_TEXTS);
  const [closed, setClosed] = useState(() => localStorage.getItem(CLOSED));
  const isToday = isOnDay(notice, new Date());
  const groups = useQuery({
    ...userQueries(connection).groups(userId),
    enabled: isToday && notice.groups !== null,
  });
  const isMeant = notice.groups === null || notice.groups.some((group) => groups.data?.includes(group));
  const text = textIn(notice.text, locale);
  if (!isToday || !isMeant || closed === text) return null;

  function close(): void {
    localStorage.setItem(CLOSED, text);
    setClosed(text);
  }

  return (
    <div className={styles.bar}>
      <Note
        icon="info"
        action={<IconButton icon="close" label={t('notice.close')} size="sm" onClick={close} />}
      >
        {text}
      </Note>
    </div>
  );
}

/** Days are those of the person's time zone. */
export function isOnDay({ from, until }: Pick<AppNotice, 'from' | 'until'>, now: Date): boolean {
  const pad = (part: number) => String(part).padStart(2, '0');
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return (from === null || from <= today) && (until === null || today <= until);
}

export function textIn(text: AppNotice['text'], locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[locale.replace(/-.*/, '')] ?? text.en ?? Object.values(text)[0] ?? '';
}
