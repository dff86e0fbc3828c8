import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useState, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { OWN_PLUGINS_PATH } from '../navigation/shellRoutes';
import { safeModeHref } from '../plugins/faults/SafeMode';
import { nameOf } from '../plugins/host/createRemedies';
import { useIsAdmin } from '../session/useIsAdmin';
import { DraftSection } from './draft/DraftSection';
import { FileNotes } from './FileNotes';
import { IncidentList } from './IncidentList';
import { useAdminText } from './i18n/addAdminTexts';
import { PluginCard } from './PluginCard';
import styles from './PluginsPage.module.css';
import { PointParts } from './PointParts';
import { statusView } from './statusView';

export interface PluginsPageProps {
  readonly services: Pick<Services, 'connection' | 'dialogs' | 'navigation' | 'plugins' | 'session'>;
}

/** How every plugin is, and what can be done about it: for those whom the engine lets open its administration. */
export default function PluginsPage({ services }: PluginsPageProps) {
  const { t } = useAdminText();
  const { session, navigation, plugins } = services;
  const mayManage = useIsAdmin(session);
  const all = useSyncExternalStore(plugins.registry.subscribe, () => plugins.registry.plugins);
  const [acted, setActed] = useState<string | null>(null);

  if (!mayManage) {
    return (
      <EmptyState
        text={t('noRight')}
        action={
          <Button variant="secondary" href={navigation.routeHref(OWN_PLUGINS_PATH)}>
            {t('noRight.own')}
          </Button>
        }
      />
    );
  }

  const others = all.filter(({ isBuiltin }) => !isBuiltin);
  const own = all.filter(({ isBuiltin }) => isBuiltin);
  const { safeMode } = plugins;
  const isSafe = safeMode.isOn || safeMode.named.length > 0;
  const troubled = all.filter(({ status }) => statusView(status).isTrouble).length;
  const actedStatus = acted === null ? null : plugins.registry.entry(acted)?.status;

  return (
    <>
      <div className={styles.summary}>
        <p>
          {others.length === 0 ? t('summary.none') : t('summary', { count: others.length })}{' '}
          {isSafe &&
            (safeMode.isOn
              ? t('safeMode.all')
              : t('safeMode.some', { names: safeMode.named.join(', ') }))}{' '}
          {troubled > 0 && t('summary.trouble', { count: troubled })}
          {troubled === 0 && !isSafe && t('summary.fine')}
        </p>
        {!safeMode.isOn && (
          <Button variant="secondary" size="sm" href={safeModeHref('off')}>
            {t('safeMode.open')}
          </Button>
        )}
      </div>
      <FileNotes plugins={plugins} />
      <VisuallyHidden>
        <span role="status">
          {acted !== null && actedStatus
            ? `${nameOf(plugins.registry, acted)}: ${t(statusView(actedStatus).text)}`
            : ''}
        </span>
      </VisuallyHidden>
      <section className={styles.section} aria-labelledby="admin-others">
        <h3 id="admin-others">{t('others')}</h3>
        {others.length === 0 && <p className={styles.faint}>{t('others.none')}</p>}
        <ul className={styles.list}>
          {others.map((entry) => (
            <PluginCard key={entry.id} entry={entry} plugins={plugins} onAct={setActed} />
          ))}
        </ul>
      </section>
      <details className={styles.section}>
        <summary>{t('own', { count: own.length })}</summary>
        <ul className={styles.list}>
          {own.map((entry) => (
            <PluginCard key={entry.id} entry={entry} plugins={plugins} onAct={setActed} />
          ))}
        </ul>
      </details>
      <DraftSection services={services} />
      <PointParts services={services} />
      <IncidentList plugins={plugins} />
      <Note icon="info">{t('thisPage')}</Note>
    </>
  );
}
