import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Kbd } from '@taskweave/ui/kbd';
import { Note } from '@taskweave/ui/note';
import { useId } from 'react';
import styles from './FormView.module.css';
import type { FormSubmit } from './useFormSubmit';

interface FormFooterProps {
  readonly kind: 'task' | 'start';
  readonly form: FormSubmit;
  readonly readOnly: boolean;
  readonly readOnlyReason: string | undefined;
}

/** The button that sends the form, and beside it why it cannot or could not be sent. */
export function FormFooter({ kind, form, readOnly, readOnlyReason }: FormFooterProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const { phase, state, failure, hasFaults, submit } = form;
  const isReady = state.phase === 'ready';
  const reason = readOnly ? readOnlyReason : hasFaults ? t('form.hasFaults') : undefined;
  return (
    <footer className={styles.footer}>
      <Failure kind={kind} failure={failure} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={phase === 'submitting'}
          aria-disabled={readOnly || !isReady || hasFaults || phase === 'done'}
          aria-describedby={reason === undefined ? undefined : reasonId}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void submit()}
        >
          {t(kind === 'task' ? 'form.complete' : 'form.start')}
        </Button>
        {reason === undefined ? (
          <span className={styles.keys} aria-hidden="true">
            <Kbd keys={t('form.submitKeys')} />
          </span>
        ) : (
          <span id={reasonId} className={styles.reason}>
            {reason}
          </span>
        )}
      </div>
    </footer>
  );
}

function Failure({
  kind,
  failure,
}: {
  readonly kind: 'task' | 'start';
  readonly failure: FormSubmit['failure'];
}) {
  const { t } = useTranslation();
  if (failure === null) return null;
  if (failure.kind === 'signed-out') {
    return (
      <Note icon="user" role="status">
        {t(kind === 'task' ? 'form.signedOut.complete' : 'form.signedOut.start')}
      </Note>
    );
  }
  const title = t(kind === 'task' ? 'form.completeError' : 'form.startError');
  switch (failure.kind) {
    case 'rejected':
      return (
        <Note tone="danger" icon="error" role="alert">
          {title} {t('form.rejected')}
        </Note>
      );
    case 'unavailable':
      return (
        <Note tone="danger" icon="error" role="alert">
          {title} {t(failure.reason === 'gone' ? 'form.gone' : 'form.suspended')}
        </Note>
      );
    case 'failed':
      if (failure.isSilent) return null;
      return (
        <Note tone="danger" icon="error" role="alert">
          {title} {explained(failure.problem, failure.message, t)}
        </Note>
      );
  }
}

/** In words of ours where these help more than the engine's, which then follow or are left out. */
function explained(
  problem: string | null,
  message: string,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  switch (problem) {
    case 'network':
      return t('form.problem.network');
    case 'forbidden':
      return t('form.problem.forbidden', { message });
    case 'conflict':
      return t('form.problem.conflict');
    default:
      return message;
  }
}
