import { useI18n } from '@taskweave/i18n/page/I18nContext';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { type LabelLanguage, nameOf, resolveLabel } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { Button } from '@taskweave/ui/button';
import { Chip } from '@taskweave/ui/chip';
import { Icon } from '@taskweave/ui/icon';
import { Stack } from '@taskweave/ui/stack';
import { useSyncExternalStore } from 'react';
import type { PluginPages } from './common/PluginPages';
import styles from './common/PluginsPage.module.css';
import { usePluginPagesTexts } from './common/pluginPagesTexts';
import { statusView } from './common/statusView';

export interface OwnPluginsListProps {
  readonly services: Pick<PluginPages, 'plugins'>;
}

export default function OwnPluginsList({ services }: OwnPluginsListProps) {
  const { t } = usePluginPagesTexts();
  const { registry } = services.plugins;
  const all = useSyncExternalStore(registry.subscribe, () => registry.plugins);
  const known = all.filter(({ status }) => status.phase !== 'disabled' || status.by !== 'file');
  const theirs = known.filter(({ isBuiltin }) => !isBuiltin);
  const ours = known.filter(({ isBuiltin }) => isBuiltin);
  return (
    <Stack className={styles.section}>
      {theirs.length === 0 ? (
        <p>{t('mine.noneRuns')}</p>
      ) : (
        <ul role="list" className={styles.list} aria-label={t('common.plugins')}>
          {theirs.map((entry) => (
            <OwnPlugin key={entry.id} entry={entry} services={services} />
          ))}
        </ul>
      )}
      <details className={styles.ours}>
        <summary>
          <Icon name="chevron-right" />
          {t('mine.ours', { count: ours.length })}
        </summary>
        <ul role="list" className={styles.list} aria-label={t('mine.ours', { count: ours.length })}>
          {ours.map((entry) => (
            <OwnPlugin key={entry.id} entry={entry} services={services} />
          ))}
        </ul>
      </details>
    </Stack>
  );
}

interface OwnPluginProps extends OwnPluginsListProps {
  readonly entry: PluginEntry;
}

function OwnPlugin({ entry, services: { plugins } }: OwnPluginProps) {
  const { t, locale } = usePluginPagesTexts();
  const i18n = useI18n();
  const { id, status, plugin, isBuiltin } = entry;
  const name = nameOf(entry);
  const view = statusView(status);
  const isOff = status.phase === 'disabled' && status.by === 'person';
  const isHeld = status.phase === 'quarantined';
  const action = t(isHeld ? 'common.tryAgain' : isOff ? 'action.switchOn' : 'action.switchOff');
  const labels = plugin === null ? [] : labelsOf(plugin.manifest, i18n);
  const rest = (plugin?.manifest.contributes.length ?? 0) - labels.length;
  const adds = [...labels, ...(rest > 0 ? [t('mine.parts', { count: rest })] : [])];
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <span className={styles.pluginHead}>
          <strong translate="no">{name}</strong>
          <span className={styles.faint}>{plugin?.manifest.version}</span>
          <Chip tone={view.tone} icon={view.icon}>
            {t(view.text)}
          </Chip>
        </span>
        {adds.length > 0 && (
          <span className={styles.faint}>
            {t('mine.adds', { list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(adds) })}
          </span>
        )}
      </span>
      {!isBuiltin && (isOff || isHeld || status.phase === 'listed' || takesPart(status)) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('action.of', { action, name })}
          onClick={() => (isHeld ? plugins.retry(id) : plugins.setOff(id, !isOff))}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

function labelsOf(
  manifest: NonNullable<PluginEntry['plugin']>['manifest'],
  i18n: LabelLanguage,
): readonly string[] {
  const labels = manifest.contributes.flatMap(({ meta: { label } }) =>
    typeof label === 'string' ? [resolveLabel(label, manifest, i18n)] : [],
  );
  return [...new Set(labels)];
}
