import { Brand } from '../header/Brand';
import styles from '../header/CardPage.module.css';
import { useShellText } from '../i18n/useShellText';
import { safeModeHref } from '../plugins/faults/SafeMode';

export function CrashPage() {
  const { t } = useShellText();
  return (
    <main className={styles.page}>
      <div className={styles.card} role="alert">
        <Brand />
        <h1 className={styles.title}>{t('crash')}</h1>
        <p className={styles.text}>{t('crash.text')}</p>
        <ul role="list" className={styles.list}>
          <li>
            <a className={styles.link} href={location.pathname + location.search}>
              {t('crash.reload')}
            </a>
          </li>
          <li>
            <a className={styles.link} href={safeModeHref('off')}>
              {t('crash.safeMode')}
            </a>
          </li>
        </ul>
      </div>
    </main>
  );
}
