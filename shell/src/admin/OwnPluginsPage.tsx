import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useRef, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { nameOf } from '../plugins/host/createRemedies';
import { useAdminText } from './i18n/addAdminTexts';
import styles from './PluginsPage.module.css';

export interface OwnPluginsPageProps {
  readonly services: Pick<Services, 'i18n' | 'notifications' | 'plugins'>;
}

/** What the person has switched off, and what was taken off the page, with the way back for each. */
export default function OwnPluginsPage({ services }: OwnPluginsPageProps) {
  const { t } = useAdminText();
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
            {off.map(({ id }) => drawRow(id, 'mine.off', 'action.switchOn', () => plugins.setOff(id, false)))}
            {held.map(({ id }) => drawRow(id, 'state.quarantined', 'action.retry', () => plugins.retry(id)))}
          </ul>
        </>
      )}
    </div>
  );

  function drawRow(id: string, state: string, action: string, act: () => void) {
    const name = nameOf(plugins.registry, id);
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
