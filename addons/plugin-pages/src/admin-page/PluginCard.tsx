import { formatsFor } from '@taskweave/i18n/formats';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { isLink, linkAddress } from '@taskweave/plugin-files/manifest/linkTemplate';
import { Button } from '@taskweave/ui/button';
import { Chip, type ChipTone } from '@taskweave/ui/chip';
import { CopyButton } from '@taskweave/ui/copy-button';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { Row } from '@taskweave/ui/stack';
import { useRef, useSyncExternalStore } from 'react';
import type { PagesPlatform } from '../common/PluginPages';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { adviceKey, ignoredOf, statusView, viewOf } from '../common/statusView';

type Platform = Pick<PagesPlatform, 'health' | 'log' | 'registry' | 'retry' | 'setOff'>;

export interface PluginCardProps {
  readonly entry: PluginEntry;
  readonly plugins: Platform;
  readonly safeModeHref: (word: string) => string;
  readonly onAct: (pluginId: string) => void;
}

export function PluginCard({ entry, plugins, safeModeHref, onAct }: PluginCardProps) {
  const { t } = usePluginPagesTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, status, plugin, isBuiltin } = entry;
  const { displayName, version, publisher } = plugin?.manifest ?? {};
  const incidents = useSyncExternalStore(plugins.log.subscribe, () => plugins.log.incidents);
  const view = viewOf(entry, incidents);
  const isOffByPerson = status.phase === 'disabled' && status.by === 'person';
  const isOnPage = takesPart(status) || status.phase === 'quarantined';
  const isOffByFile = status.phase === 'disabled' && status.by === 'file';
  const ignored = ignoredOf(entry);
  const reason = 'code' in status ? status : ignored;
  const mayRetry = isBuiltin
    ? entry.update?.phase === 'refused' && entry.update.adminEntry.format === 'federation'
    : statusView(status).isTrouble && (plugin !== null || entry.adminEntry !== null);

  return (
    <li className={styles.plugin}>
      <div className={styles.pluginHead}>
        <h4 ref={heading} tabIndex={-1}>
          {displayName ?? id}
        </h4>
        <Chip tone={view.tone} icon={view.icon}>
          {t(view.text)}
        </Chip>
        <span className={styles.faint}>
          {[displayName === undefined ? null : id, version, publisher].filter(Boolean).join(' · ')}
        </span>
      </div>
      {reason !== null && (
        <Reason
          {...reason}
          tone={reason === ignored ? 'warning' : view.tone}
          isIgnored={reason === ignored}
        />
      )}
      <Reported
        incidents={incidents.filter(({ pluginId, code }) => pluginId === id && code !== reason?.code)}
      />
      <Figures entry={entry} plugins={plugins} />
      <Row className={styles.actions}>
        {mayRetry && (
          <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
            {t(status.phase === 'quarantined' ? 'action.release' : 'common.tryAgain')}
          </Button>
        )}
        {!isBuiltin && (isOnPage || isOffByPerson) && (
          <Button
            variant={isOffByPerson ? 'secondary' : 'quiet'}
            size="sm"
            onClick={() => {
              plugins.setOff(id, !isOffByPerson);
              onAct(id);
            }}
          >
            {t(isOffByPerson ? 'action.switchOn' : 'action.switchOff')}
          </Button>
        )}
        {!isBuiltin && isOnPage && (
          <Button size="sm" href={safeModeHref(`off:${id}`)}>
            {t('action.without')}
          </Button>
        )}
        <CopyButton
          hasText
          label={t(isOffByFile ? 'action.copy.on' : 'action.copy.off')}
          text={
            entry.adminEntry === null
              ? JSON.stringify({ id, enabled: isOffByFile })
              : `"enabled": ${isOffByFile}`
          }
        />
      </Row>
    </li>
  );

  function retry(): void {
    plugins.retry(id);
    onAct(id);
    heading.current?.focus();
  }
}

interface ReasonProps {
  readonly code: string;
  readonly message: string;
  readonly tone: ChipTone;
  readonly isIgnored: boolean;
}

function Reason({ code, message, tone, isIgnored }: ReasonProps) {
  const { t } = usePluginPagesTexts();
  return (
    <div className={styles.reason} data-tone={tone}>
      {isIgnored && <p>{t('ignored')}</p>}
      <p>
        <code className={styles.code}>{code}</code> <span lang="en">{message}</span>
      </p>
      <p>{t(adviceKey(code))}</p>
    </div>
  );
}

/** What a plugin asked for in vain: its own server, and what the policy of the page blocks. */
const REPORTED = ['PLG-309', 'PLG-401', 'PLG-504', 'PLG-616'];

function Reported({ incidents }: { readonly incidents: readonly PluginIncident[] }) {
  const { t } = usePluginPagesTexts();
  const byCode = REPORTED.map((code) => incidents.filter((one) => one.code === code));
  return byCode.map(([first, ...others]) =>
    first === undefined ? null : (
      <div key={first.code} className={styles.reason} data-tone="warning">
        {[first, ...others].map(({ code, message }) => (
          <p key={message}>
            <code className={styles.code}>{code}</code> <span lang="en">{message}</span>
          </p>
        ))}
        <p>{t(adviceKey(first.code))}</p>
      </div>
    ),
  );
}

interface FiguresProps {
  readonly entry: PluginEntry;
  readonly plugins: Pick<Platform, 'health' | 'registry'>;
}

function Figures({ entry, plugins: { health, registry } }: FiguresProps) {
  const { id, status, plugin, adminEntry, update, isBuiltin } = entry;
  const { t, locale } = usePluginPagesTexts();
  const { number: integer } = formatsFor(locale);
  if (plugin === null && adminEntry?.format !== 'federation') return null;
  const slowest = (plugin?.manifest.contributes ?? []).flatMap(
    (one) => health.figures(`${one.point}:${id}/${one.id}`)?.slowestMs ?? [],
  );
  const links = linksOf(entry);
  const ms = (value: number) => t('milliseconds', { value: integer(value) });
  return (
    <PropertyList>
      {plugin !== null && (
        <Property label={t('figure.parts')}>{integer(plugin.manifest.contributes.length)}</Property>
      )}
      {status.phase === 'active' && <Property label={t('figure.load')}>{ms(status.loadMs)}</Property>}
      {slowest.length > 0 && <Property label={t('figure.drawn')}>{ms(Math.max(...slowest))}</Property>}
      {plugin !== null && (
        <Property label={t('figure.calls')}>
          {adminEntry?.format === 'legacy-esm' ? t('figure.calls.uncounted') : integer(health.calls(id))}
        </Property>
      )}
      {plugin !== null && !isBuiltin && (
        <Property label={t('figure.uses')}>
          {plugin.manifest.uses === undefined
            ? t('figure.uses.any')
            : plugin.manifest.uses.join(', ') || t('figure.uses.none')}
        </Property>
      )}
      {plugin?.manifest.backends !== undefined && (
        <Property label={t('figure.backends')}>
          {plugin.manifest.backends
            .map((server) =>
              registry.admin.policy.backends.includes(originOf(server))
                ? server
                : t('figure.backends.unlisted', { server }),
            )
            .join(', ')}
        </Property>
      )}
      {links.length > 0 && <Property label={t('figure.links')}>{links.join(', ')}</Property>}
      {update?.phase === 'ready' && (
        <Property label={t('figure.update')}>
          {t('figure.update.ready', { version: update.plugin.manifest.version })}
        </Property>
      )}
      {update?.phase === 'refused' && !isBuiltin && (
        <Property label={t('figure.update')}>{`${update.code}: ${update.message}`}</Property>
      )}
      {adminEntry?.format === 'federation' && (
        <>
          <Property label={t('figure.manifest')}>{adminEntry.manifest}</Property>
          <Property label={t('figure.hash')}>
            {t(adminEntry.integrity === null ? 'figure.hash.none' : 'figure.hash.pinned')}
          </Property>
        </>
      )}
      {adminEntry?.groups != null && (
        <Property label={t('figure.groups')}>{adminEntry.groups.join(', ')}</Property>
      )}
    </PropertyList>
  );
}

function linksOf({ plugin, config }: PluginEntry): readonly string[] {
  const addresses = (plugin?.manifest.contributes ?? [])
    .filter(isLink)
    .map(({ meta }) => linkAddress(meta.href, config));
  return [...new Set(addresses.filter((address) => address !== '').map(String))];
}

function originOf(server: string): string {
  return URL.canParse(server) ? new URL(server).origin : server;
}
