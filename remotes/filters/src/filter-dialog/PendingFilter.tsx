import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useDialogText } from '../dialog-texts/useDialogText';

interface PendingFilterProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Stands in place of a filter that is not here yet. */
export function PendingFilter({ error, onRetry }: PendingFilterProps) {
  const { t } = useDialogText();
  if (error === null || isLoginRequired(error)) {
    return <Skeleton shape="nav" count={4} label={t('dialog.loading')} />;
  }
  return <ErrorCard title={t('dialog.loadError')} error={error} retry={{ label: t('retry'), onRetry }} />;
}
