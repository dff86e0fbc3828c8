import { Button } from '@taskweave/ui/button';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Note } from '@taskweave/ui/note';
import { useSyncExternalStore } from 'react';
import { useShellText } from '../../i18n/useShellText';
import styles from './FaultCard.module.css';

/** What people can do about a plugin that does not work. */
export interface PluginRemedies {
  /** Switches it off for this person; null for what came with the application. */
  readonly switchOff: (() => void) | null;
  /** Ends its quarantine. */
  readonly release: () => void;
  /** Where administrators see more of it; null for everybody else. */
  readonly adminHref: () => string | null;
  /** Hears of changes of the address, which `adminHref` follows. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FaultCardProps {
  readonly name: string;
  readonly remedies: PluginRemedies;
  readonly onRetry: () => void;
}

/** Stands in for a contribution that does not work. */
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

/** The place of a plugin that was taken off the page: one line, so that nobody looks for what is not there. */
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
