import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useNoticeChoice } from './noticeChoice';
import { openNotices } from './openNotices';
import type { TellNews } from './TellNews';
import { NOTICES_TEXTS } from './texts/noticesTexts';

export interface WatchNewsProps {
  readonly onTell: Dispatch<SetStateAction<TellNews | null>>;
}

export default function WatchNews({ onTell }: WatchNewsProps) {
  const services = usePluginServices();
  const language = useTexts(NOTICES_TEXTS);
  const [{ isOn }] = useNoticeChoice();
  useEffect(() => {
    if (!isOn) return;
    const { engine, navigation, storage, user } = services;
    const notices = openNotices({ engine, navigation, storage, user, language });
    onTell(() => notices.tell);
    return () => {
      onTell(null);
      notices.close();
    };
  }, [services, language, isOn, onTell]);
  return null;
}
