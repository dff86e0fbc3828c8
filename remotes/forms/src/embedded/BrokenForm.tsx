import { messageOf } from '@taskweave/engine-client/messageOf';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ErrorCard } from '@taskweave/ui/error-card';
import { CompleteWithoutForm, type FormOwnerProps } from '../form-parts/CompleteWithoutForm';
import { oldTasklistAddress } from '../form-parts/oldTasklistAddress';
import type { FormProblem } from './source/FormFault';

interface BrokenFormProps {
  readonly problem: FormProblem;
  readonly owner: FormOwnerProps;
  readonly onRetry: () => void;
}

export function BrokenForm({ problem, owner, onRetry }: BrokenFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const isUntrusted = problem.kind === 'untrusted';
  // The old Tasklist runs any form, even one stored by users, so it must not be offered.
  const leadsOn = isUntrusted && problem.place !== 'elsewhere';
  const isMissing = problem.kind === 'form-count' && problem.count === 0;
  return (
    <ErrorCard
      title={t(isUntrusted ? 'embedded.untrusted' : 'embedded.broken')}
      detail={detailOf(problem, t)}
      retry={isUntrusted ? undefined : { label: t('common.tryAgain'), onRetry }}
      actions={
        <>
          {leadsOn && (
            <Button href={oldTasklistAddress(client, owner.subject)} variant="secondary" size="sm">
              {t('form.unsupported.open')}
            </Button>
          )}
          {isMissing && <CompleteWithoutForm {...owner} />}
        </>
      }
    />
  );
}

function detailOf(problem: FormProblem, t: ReturnType<typeof useTranslation>['t']): string {
  switch (problem.kind) {
    case 'form-count':
      return t('embedded.formCount', { count: problem.count });
    case 'script':
      return t('embedded.script', { index: problem.index, message: messageOf(problem.error) });
    case 'script-blocked':
      return t('embedded.scriptBlocked', { index: problem.index });
    case 'handler':
      return t('embedded.scriptError', { event: problem.event, message: messageOf(problem.error) });
    case 'untrusted':
      return t(`embedded.untrusted.${problem.place}`);
    default:
      return messageOf(problem.error);
  }
}
