import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { CompleteWithoutForm, type FormOwnerProps } from './CompleteWithoutForm';

interface PendingFormProps {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly missing?: { readonly owner: FormOwnerProps; readonly detail: string | undefined } | null;
}

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
