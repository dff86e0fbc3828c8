import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { FilterRequest } from '../filter-editor/FilterRequest';

interface PendingFilterProps {
  readonly request: FilterRequest;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

export function PendingFilter({ request, error, onRetry }: PendingFilterProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  if (error === null || isLoginRequired(error)) {
    return <Skeleton shape="nav" count={4} label={t('dialog.loading')} />;
  }
  const subject = request.kind === 'create' ? undefined : { resource: 'Filter', id: request.filterId };
  return <Problem title={t('dialog.loadError')} error={error} subject={subject} onRetry={onRetry} />;
}
