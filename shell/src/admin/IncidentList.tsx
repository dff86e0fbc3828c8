import { formatsFor } from '@taskweave/i18n/formats';
import { useSyncExternalStore } from 'react';
import type { IncidentLog } from '../plugins/faults/IncidentLog';
import { useAdminText } from './addAdminTexts';
import { adviceKey, phaseKey } from './statusView';

export interface IncidentListProps {
  readonly plugins: { readonly log: IncidentLog };
}

/** What went wrong since the page was opened, the last first. */
export function IncidentList({ plugins: { log } }: IncidentListProps) {
  const { t, locale } = useAdminText();
  const incidents = useSyncExternalStore(log.subscribe, () => log.incidents);
  const { dateTime } = formatsFor(locale);
  return (
    <section className="admin-section" aria-labelledby="admin-incidents">
      <h3 id="admin-incidents">{t('incidents', { count: incidents.length })}</h3>
      {incidents.length === 0 && <p className="admin-faint">{t('incidents.none')}</p>}
      <ul className="admin-list">
        {incidents
          .toSorted((a, b) => b.lastSeen - a.lastSeen)
          .map((incident) => {
            const { code, pluginId, version, contribution, message, count, firstSeen, lastSeen } = incident;
            return (
              <li key={[code, pluginId, contribution, message].join('\n')} className="admin-incident">
                <p>
                  <code>{code}</code>{' '}
                  <strong>{[pluginId || t('incidents.file'), version].filter(Boolean).join(' ')}</strong>{' '}
                  {contribution !== null && <span className="admin-key">{contribution}</span>}
                </p>
                <p lang="en">{message}</p>
                <p className="admin-faint">{t(adviceKey(code))}</p>
                <p className="admin-faint">
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
