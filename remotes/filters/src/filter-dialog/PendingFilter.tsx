import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useDialogText } from '../dialog-texts/useDialogText';
import type { FilterRequest } from '../filter-editor/FilterRequest';

interface PendingFilterProps {
  readonly request: FilterRequest;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Stands in place of a filter that is not here yet. */
export function PendingFilter({ request, error, onRetry }: PendingFilterProps) {
  const { t } = useDialogText();
  if (error === null || isLoginRequired(error)) {
    return <Skeleton shape="nav" count={4} label={t('dialog.loading')} />;
  }
  const subject = request.kind === 'create' ? undefined : { resource: 'Filter', id: request.filterId };
  return <Problem title={t('dialog.loadError')} error={error} subject={subject} onRetry={onRetry} />;
}
