import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { nameOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useRef, useSyncExternalStore } from 'react';
import type { PluginPages } from './common/PluginPages';
import styles from './common/PluginsPage.module.css';
import { usePluginPagesTexts } from './common/pluginPagesTexts';

export interface OwnPluginsPageProps {
  readonly services: Pick<PluginPages, 'notifications' | 'plugins'>;
}

/** What the person has switched off, and what was taken off the page, with the way back for each. */
export default function OwnPluginsPage({ services }: OwnPluginsPageProps) {
  const { t } = usePluginPagesTexts();
  const { plugins } = services;
  const all = useSyncExternalStore(plugins.registry.subscribe, () => plugins.registry.plugins);
  const list = useRef<HTMLDivElement>(null);
  const off = all.filter(({ status }) => status.phase === 'disabled' && status.by === 'person');
  const held = all.filter(({ status }) => status.phase === 'quarantined');

  return (
    <div ref={list} tabIndex={-1} className={styles.own}>
      {off.length + held.length === 0 ? (
        <EmptyState text={t('mine.none')} />
      ) : (
        <>
          <p>{t('mine.text')}</p>
          <ul className={styles.list}>
            {off.map((entry) =>
              drawRow(entry, 'mine.off', 'action.switchOn', () => plugins.setOff(entry.id, false)),
            )}
            {held.map((entry) =>
              drawRow(entry, 'state.quarantined', 'common.tryAgain', () => plugins.retry(entry.id)),
            )}
          </ul>
        </>
      )}
    </div>
  );

  function drawRow(entry: PluginEntry, state: string, action: string, act: () => void) {
    const { id } = entry;
    const name = nameOf(entry);
    return (
      <li key={id} className={styles.row}>
        <span className={styles.rowText}>
          <strong>{name}</strong> <span className={styles.faint}>{t(state)}</span>
        </span>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('action.of', { action: t(action), name })}
          onClick={() => {
            act();
            services.notifications.notify({
              kind: 'success',
              title: t('mine.done', { name }),
              exclusive: `plugin:${id}`,
            });
            // The row goes.
            list.current?.focus();
          }}
        >
          {t(action)}
        </Button>
      </li>
    );
  }
}
