import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { PermissionStep, SaveOutcome } from '../draft/saveFilter';
import styles from './FilterDialog.module.css';

export interface SaveProblemProps {
  readonly outcome: Exclude<SaveOutcome, { kind: 'saved' }> | null;
}

export function SaveProblem({ outcome }: SaveProblemProps) {
  const { explain } = useProblemWords();
  const { t } = useTexts(DIALOG_TEXTS);
  if (outcome === null || (outcome.kind !== 'permissions-failed' && isLoginRequired(outcome.error)))
    return null;
  return (
    <div className={styles.problem}>
      <Note tone="danger" icon="error" role="alert" error={firstError(outcome)}>
        {drawText()}
      </Note>
    </div>
  );

  function stepText({ who, isGranted }: PermissionStep): string {
    const subject =
      who === null ? t('save.everyone') : t('save.who', { kind: t(`permissions.${who.kind}`), id: who.id });
    return t(isGranted ? 'save.granted' : 'save.taken', { who: subject });
  }

  function drawText() {
    if (outcome === null) return null;
    if (outcome.kind === 'filter-failed' && outcome.error instanceof LostAnswerError) {
      return t(outcome.error.finding === 'not-done' ? 'save.lost.notDone' : 'save.lost.unclear');
    }
    if (outcome.kind === 'filter-failed') {
      return (
        <>
          <strong>{t('save.failed')}</strong> {explain(outcome.error)}
        </>
      );
    }
    if (outcome.kind === 'permissions-unread') {
      return (
        <>
          <strong>{t('save.permissionsUnread')}</strong> {explain(outcome.error)}
        </>
      );
    }
    return (
      <>
        <strong>{t('save.permissionsFailed')}</strong> {t('save.again')}
        {outcome.done.length > 0 && (
          <>
            <p>{t('save.done')}</p>
            <ul>
              {outcome.done.map((step) => (
                <li key={stepText(step)}>{stepText(step)}</li>
              ))}
            </ul>
          </>
        )}
        <p>{t('save.notDone')}</p>
        <ul>
          {outcome.failures.map((step) => (
            <li key={stepText(step)}>
              {stepText(step)}
              {step.error !== null && <> – {explain(step.error)}</>}
            </li>
          ))}
        </ul>
      </>
    );
  }
}

function firstError(outcome: Exclude<SaveOutcome, { kind: 'saved' }>): unknown {
  return outcome.kind === 'permissions-failed' ? outcome.failures[0]?.error : outcome.error;
}
