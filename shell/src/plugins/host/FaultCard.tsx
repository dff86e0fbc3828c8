import { Button } from '@taskweave/ui/button';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Note } from '@taskweave/ui/note';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../../i18n/useShellText';
import styles from './FaultCard.module.css';

export interface PluginRemedies {
  readonly switchOff: (() => void) | null;
  readonly release: () => void;
  readonly adminHref: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FaultCardProps {
  readonly name: string;
  readonly remedies: PluginRemedies;
  readonly onRetry: () => void;
}

export function FaultCard({ name, remedies, onRetry }: FaultCardProps) {
  const { t } = useShellText();
  const { switchOff } = remedies;
  return (
    <ErrorCard
      title={t('plugin.failed', { name })}
      detail={t('plugin.failed.detail')}
      retry={{ label: t('common.tryAgain'), onRetry }}
      actions={
        <>
          {switchOff !== null && (
            <Button size="sm" onClick={switchOff}>
              {t('plugin.switchOff')}
            </Button>
          )}
          <AdminLink remedies={remedies} />
        </>
      }
    />
  );
}

export interface HeldPlaceProps {
  readonly name: string;
  readonly remedies: PluginRemedies;
}

export function HeldPlace({ name, remedies }: HeldPlaceProps) {
  const { t } = useShellText();
  return (
    <div className={styles.held}>
      <Note
        tone="warning"
        icon="warning"
        action={
          <>
            <Button variant="secondary" size="sm" icon="refresh" onClick={remedies.release}>
              {t('common.tryAgain')}
            </Button>
            <AdminLink remedies={remedies} />
          </>
        }
      >
        {t('plugin.held', { name })}
      </Note>
    </div>
  );
}

function AdminLink({ remedies: { adminHref, subscribe } }: { readonly remedies: PluginRemedies }) {
  const { t } = useShellText();
  const href = useSyncExternalStore(subscribe, adminHref);
  if (href === null) return null;
  return (
    <Button size="sm" href={href}>
      {t('plugin.details')}
    </Button>
  );
}
