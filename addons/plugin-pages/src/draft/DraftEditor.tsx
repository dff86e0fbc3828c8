import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { DraftForm } from './DraftForm';
import type { DraftServices } from './DraftServices';
import { readKeptDraft } from './keptDraft';
import { useServedText } from './useServedText';

export interface DraftEditorProps extends DraftServices {
  readonly user: string;
  /** The person has just asked for it. */
  readonly isFocused: boolean;
}

/** The editor, as soon as it is known what the server's file says. What was typed before is there at once. */
export function DraftEditor({ services, user, isFocused }: DraftEditorProps) {
  const { t } = usePluginPagesTexts();
  const served = useServedText(services.connection, services.fetch);
  const kept = readKeptDraft(user, services.tab);
  if (served.isPending && kept === null) {
    return <Skeleton shape="lines" count={6} label={t('draft.loading')} />;
  }
  if (served.isError && kept === null) {
    return (
      <ErrorCard
        title={t('draft.failed', { message: served.error.message })}
        retry={{ label: t('common.tryAgain'), onRetry: () => void served.refetch() }}
      />
    );
  }
  return (
    <DraftForm
      services={services}
      user={user}
      isFocused={isFocused}
      served={served.data ?? null}
      error={served.error?.message ?? null}
    />
  );
}
