import { formatsFor } from '@taskweave/i18n/formats';
import { Note } from '@taskweave/ui/note';
import { useSyncExternalStore } from 'react';
import type { PagesPlatform } from '../common/PluginPages';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';

export interface FileNotesProps {
  readonly plugins: Pick<PagesPlatform, 'registry' | 'fileFault'>;
}

export function FileNotes({ plugins: { registry, fileFault } }: FileNotesProps) {
  const { t, locale } = usePluginPagesTexts();
  const admin = useSyncExternalStore(registry.subscribe, () => registry.admin);
  const unreadable = useSyncExternalStore(fileFault.subscribe, fileFault.getState);
  const { integrity, origins, backends, devOverrides } = admin.policy;

  return (
    <>
      {unreadable !== null && (
        <Note tone="danger" icon="error">
          {t('file.unreadable')} <span lang="en">{unreadable}</span>
        </Note>
      )}
      {admin.problems.length > 0 && (
        <Note tone="warning" icon="warning">
          <p>{t('file.problems', { count: admin.problems.length })}</p>
          <ul className={styles.problems}>
            {admin.problems.map(({ code, pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code className={styles.code}>{code}</code> <code className={styles.code}>{pointer}</code>{' '}
                <span lang="en">{message}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {integrity !== 'required' && (
        <Note tone="warning" icon="warning">
          {t(`policy.integrity.${integrity}`)}
        </Note>
      )}
      {devOverrides !== 'deny' && (
        <Note tone="warning" icon="warning">
          {t(`policy.dev.${devOverrides}`)}
        </Note>
      )}
      <p className={styles.faint}>
        {integrity === 'required' && `${t('policy.integrity.required')} `}
        {origins.length === 0
          ? t('policy.origins.none')
          : t('policy.origins', { origins: formatsFor(locale).list(origins) })}
        {backends.length > 0 && ` ${t('policy.backends', { backends: formatsFor(locale).list(backends) })}`}
      </p>
    </>
  );
}
