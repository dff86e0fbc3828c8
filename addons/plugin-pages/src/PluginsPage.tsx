import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { nameOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useState, useSyncExternalStore } from 'react';
import { FileNotes } from './admin-page/FileNotes';
import { IncidentList } from './admin-page/IncidentList';
import { PluginCard } from './admin-page/PluginCard';
import { PointParts } from './admin-page/PointParts';
import type { DevSource, PluginPages } from './common/PluginPages';
import styles from './common/PluginsPage.module.css';
import { usePluginPagesTexts } from './common/pluginPagesTexts';
import { isTroubled, statusView } from './common/statusView';

export interface PluginsPageProps {
  readonly services: PluginPages;
}

export default function PluginsPage({ services }: PluginsPageProps) {
  const { t } = usePluginPagesTexts();
  const { plugins, safeModeHref } = services;
  const all = useSyncExternalStore(plugins.registry.subscribe, () => plugins.registry.plugins);
  const incidents = useSyncExternalStore(plugins.log.subscribe, () => plugins.log.incidents);
  const [acted, setActed] = useState<string | null>(null);

  if (!services.mayManage) {
    return (
      <EmptyState
        text={t('noRight')}
        action={
          <Button variant="secondary" href={services.ownPluginsHref}>
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
  const troubled = all.filter((one) => isTroubled(one, incidents)).length;
  const actedEntry = acted === null ? null : plugins.registry.entry(acted);

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
      {plugins.dev !== null && <DevNote dev={plugins.dev} />}
      <FileNotes plugins={plugins} />
      <VisuallyHidden>
        <span role="status">
          {actedEntry === null ? '' : `${nameOf(actedEntry)}: ${t(statusView(actedEntry.status).text)}`}
        </span>
      </VisuallyHidden>
      <section className={styles.section} aria-labelledby="admin-others">
        <h3 id="admin-others">{t('others')}</h3>
        {others.length === 0 && <p className={styles.faint}>{t('others.none')}</p>}
        <PluginCards entries={others} services={services} onAct={setActed} />
      </section>
      <details className={styles.section} open={own.some((one) => isTroubled(one, incidents))}>
        <summary>{t('own', { count: own.length })}</summary>
        <PluginCards entries={own} services={services} onAct={setActed} />
      </details>
      <PointParts services={services} />
      <IncidentList plugins={plugins} />
      <Note icon="info">{t('thisPage')}</Note>
    </>
  );
}

interface DevNoteProps {
  readonly dev: DevSource;
}

function DevNote({ dev }: DevNoteProps) {
  const { t } = usePluginPagesTexts();
  const override = useSyncExternalStore(dev.subscribe, () => dev.override);
  if (override === null) return null;
  return (
    <Note
      tone="danger"
      icon="warning"
      action={
        <Button variant="secondary" size="sm" onClick={dev.end}>
          {t('dev.end')}
        </Button>
      }
    >
      {t('dev.on', { id: override.id, manifest: override.manifest })}
    </Note>
  );
}

interface PluginCardsProps extends PluginsPageProps {
  readonly entries: readonly PluginEntry[];
  readonly onAct: (pluginId: string) => void;
}

function PluginCards({ entries, services, onAct }: PluginCardsProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <PluginCard
          key={entry.id}
          entry={entry}
          plugins={services.plugins}
          safeModeHref={services.safeModeHref}
          onAct={onAct}
        />
      ))}
    </ul>
  );
}
