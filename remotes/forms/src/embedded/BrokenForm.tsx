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

/** Says what is wrong with a form, in words that its author can use, and leaves ways out. */
export function BrokenForm({ problem, owner, onRetry }: BrokenFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const isUntrusted = problem.kind === 'untrusted';
  // The engine's own Tasklist runs whatever it is given, what people have stored as well.
  const leadsOn = isUntrusted && problem.place !== 'elsewhere';
  // A page that is no form: most often what a server says of an address that leads nowhere.
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
