import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import styles from './FilterDialog.module.css';
import type { SaveOutcome } from './saveFilter';

export interface SaveProblemProps {
  readonly outcome: Exclude<SaveOutcome, { kind: 'saved' }> | null;
}

/** What was saved and what was not. */
export function SaveProblem({ outcome }: SaveProblemProps) {
  const { t } = useTranslation();
  // The sign-in dialog says what is the matter; the same press saves afterwards.
  if (outcome === null || (outcome.kind !== 'permissions-failed' && isLoginRequired(outcome.error)))
    return null;
  return (
    <div className={styles.problem}>
      <Note tone="danger" icon="error" role="alert">
        {drawText()}
      </Note>
    </div>
  );

  function drawText() {
    if (outcome === null) return null;
    if (outcome.kind === 'filter-failed') {
      return (
        <>
          <strong>{t('save.failed')}</strong> {messageOf(outcome.error)}
        </>
      );
    }
    if (outcome.kind === 'permissions-unread') {
      return (
        <>
          <strong>{t('save.permissionsUnread')}</strong> {messageOf(outcome.error)}
        </>
      );
    }
    return (
      <>
        <strong>{t('save.permissionsFailed')}</strong> {t('save.permissionsDone', { count: outcome.done })}
        <ul>
          {outcome.failures.map(({ who, message }) => (
            <li key={who === null ? '*' : `${who.kind}:${who.id}`}>
              {who === null ? t('permissions.everyone') : `${t(`permissions.${who.kind}`)} ${who.id}`}:{' '}
              {message}
            </li>
          ))}
        </ul>
      </>
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
