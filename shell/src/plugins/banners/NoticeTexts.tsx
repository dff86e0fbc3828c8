import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import type { Language } from '@taskweave/plugin-sdk';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useText } from '../../i18n/useShellText';
import de from './de.json';
import en from './en.json';

const NAMESPACE = 'shell.notices';

/** Draws what needs the texts of the notices, which come with their code, when they are there. */
export function NoticeTexts({ children }: { readonly children: ReactNode }): ReactNode {
  const i18n = useContext(I18nContext);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    void i18n?.addTranslations(NAMESPACE, { en, de }, { takesCommon: true }).then(() => setIsThere(true));
  }, [i18n]);
  return isThere ? children : null;
}

/** Within `NoticeTexts`. */
export function useNoticeText(): Language {
  return useText(NAMESPACE);
}
