import { formatsFor } from '@taskweave/i18n/formats';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { nameOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Icon } from '@taskweave/ui/icon';
import { Note } from '@taskweave/ui/note';
import { Stack } from '@taskweave/ui/stack';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useState, useSyncExternalStore } from 'react';
import { PluginCard } from './admin-page/PluginCard';
import { PointParts } from './admin-page/PointParts';
import type { DevSource, PagesPlatform, PluginPages } from './common/PluginPages';
import styles from './common/PluginsPage.module.css';
import { usePluginPagesTexts } from './common/pluginPagesTexts';
import { adviceKey, isTroubled, phaseKey, statusView } from './common/statusView';

export interface PluginsPageProps {
  readonly services: PluginPages;
}

/** Every installation serves them beside the page. */
const AUTHOR_DOCS = '../sdk/docs/';

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
      <Stack as="section" className={styles.section} aria-labelledby="admin-others">
        <h3 id="admin-others">{t('others')}</h3>
        {others.length === 0 && <p className={styles.faint}>{t('others.none')}</p>}
        <PluginCards entries={others} services={services} onAct={setActed} />
      </Stack>
      <Stack as="details" className={styles.section} open={own.some((one) => isTroubled(one, incidents))}>
        <summary>
          <Icon name="chevron-right" />
          {t('own', { count: own.length })}
        </summary>
        <PluginCards entries={own} services={services} onAct={setActed} />
      </Stack>
      <PointParts services={services} />
      <IncidentList plugins={plugins} />
      <Note icon="info">{t('thisPage')}</Note>
      <p className={styles.authors}>
        <a href={`${AUTHOR_DOCS}index.html`} target="_blank" rel="noopener">
          {t('authors.docs')}
        </a>
        <a href={`${AUTHOR_DOCS}gallery/index.html`} target="_blank" rel="noopener">
          {t('authors.gallery')}
        </a>
      </p>
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
    <ul role="list" className={styles.list}>
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

interface FileNotesProps {
  readonly plugins: Pick<PagesPlatform, 'registry' | 'fileFault'>;
}

function FileNotes({ plugins: { registry, fileFault } }: FileNotesProps) {
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

interface IncidentListProps {
  readonly plugins: Pick<PagesPlatform, 'log'>;
}

function IncidentList({ plugins: { log } }: IncidentListProps) {
  const { t, locale } = usePluginPagesTexts();
  const incidents = useSyncExternalStore(log.subscribe, () => log.incidents);
  const { dateTime } = formatsFor(locale);

  function whoOf({ pluginId, version }: PluginIncident): string {
    return [pluginId || t('incidents.file'), version].filter(Boolean).join(' ');
  }

  return (
    <Stack as="section" className={styles.section} aria-labelledby="admin-incidents">
      <h3 id="admin-incidents">{t('incidents', { count: incidents.length })}</h3>
      {incidents.length === 0 && <p className={styles.faint}>{t('incidents.none')}</p>}
      <ul role="list" className={styles.list}>
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
    </Stack>
  );
}
