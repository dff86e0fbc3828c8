import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { CompleteWithoutForm, type FormOwnerProps } from './CompleteWithoutForm';

interface PendingFormProps {
  /** Why there is nothing to show; null while it is on its way. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** Of a form whose source is not there. */
  readonly missing?: { readonly owner: FormOwnerProps; readonly detail: string | undefined } | null;
}

/** Stands in for a form that has not come yet. Until someone has signed in again it is only late. */
export function PendingForm({ error, isFetching, onRetry, missing }: PendingFormProps) {
  const { t } = useTranslation();
  if (error === null || isLoginRequired(error))
    return <Skeleton label={t('common.loadingForm')} shape="form" />;
  return (
    <ErrorCard
      title={t('form.loadError')}
      error={error}
      {...(missing?.detail !== undefined && { detail: missing.detail })}
      retry={{ label: t('common.tryAgain'), onRetry, isBusy: isFetching }}
      actions={missing && <CompleteWithoutForm {...missing.owner} />}
    />
  );
}
