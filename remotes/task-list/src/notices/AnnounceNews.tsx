import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { openNotices } from './openNotices';
import type { TellNews } from './TellNews';
import { NOTICES_TEXTS } from './texts/noticesTexts';

export interface AnnounceNewsProps {
  readonly onTell: Dispatch<SetStateAction<TellNews | null>>;
}

export default function AnnounceNews({ onTell }: AnnounceNewsProps) {
  const services = usePluginServices();
  const language = useTexts(NOTICES_TEXTS);
  useEffect(() => {
    // Consent may have been taken back, and there is no `Notification` without TLS.
    if (globalThis.Notification?.permission !== 'granted') return;
    const { engine, navigation, storage, user } = services;
    const notices = openNotices({ engine, navigation, storage, user, language });
    onTell(() => notices.tell);
    return () => {
      onTell(null);
      notices.close();
    };
  }, [services, language, onTell]);
  return null;
}
