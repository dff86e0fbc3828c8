import { formatsFor } from '@taskweave/i18n/formats';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { useSyncExternalStore } from 'react';
import type { PagesPlatform } from '../common/PluginPages';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { adviceKey, phaseKey } from '../common/statusView';

export interface IncidentListProps {
  readonly plugins: Pick<PagesPlatform, 'log'>;
}

export function IncidentList({ plugins: { log } }: IncidentListProps) {
  const { t, locale } = usePluginPagesTexts();
  const incidents = useSyncExternalStore(log.subscribe, () => log.incidents);
  const { dateTime } = formatsFor(locale);

  function whoOf({ pluginId, version }: PluginIncident): string {
    return [pluginId || t('incidents.file'), version].filter(Boolean).join(' ');
  }

  return (
    <section className={styles.section} aria-labelledby="admin-incidents">
      <h3 id="admin-incidents">{t('incidents', { count: incidents.length })}</h3>
      {incidents.length === 0 && <p className={styles.faint}>{t('incidents.none')}</p>}
      <ul className={styles.list}>
        {incidents
          .toSorted((a, b) => b.lastSeen - a.lastSeen)
          .map((incident) => {
            const { code, pluginId, contribution, message, count, firstSeen, lastSeen } = incident;
            return (
              <li key={[code, pluginId, contribution, message].join('\n')} className={styles.incident}>
                <p>
                  <code className={styles.code}>{code}</code> <strong>{whoOf(incident)}</strong>{' '}
                  {contribution !== null && <span className={styles.key}>{contribution}</span>}
                </p>
                <p lang="en">{message}</p>
                <p className={styles.faint}>{t(adviceKey(code))}</p>
                <p className={styles.faint}>
                  {[
                    t(phaseKey(code)),
                    t('incidents.count', { count }),
                    count === 1
                      ? dateTime(new Date(lastSeen))
                      : t('incidents.between', {
                          first: dateTime(new Date(firstSeen)),
                          last: dateTime(new Date(lastSeen)),
                        }),
                  ].join(' · ')}
                </p>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
