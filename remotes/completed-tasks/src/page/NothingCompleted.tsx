import { useQuery } from '@tanstack/react-query';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, usePermission, useUser } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useHistoryFinding } from '../data/useHistoryFinding';
import type { Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import { READ_HISTORY } from './RightsNote';

export function NothingCompleted({ scope }: { readonly scope: Scope }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const user = useUser();
  const queries = completedQueries(useEngineClient());
  const { data: keepsHistory, isPending } = useQuery(queries.keepsHistory());
  const mayReadAll = usePermission(READ_HISTORY);
  const isInDoubt = keepsHistory === true && mayReadAll === false;
  const { data: showsHistory = null, isLoading } = useQuery({
    ...queries.showsHistory(),
    enabled: isInDoubt,
  });
  const isThere = keepsHistory === false ? false : isInDoubt ? showsHistory : mayReadAll;
  useHistoryFinding(isThere);
  if (isPending || isLoading) return <Skeleton shape="rows" count={1} label={t('loading')} />;
  if (keepsHistory === false) return <EmptyState text={t('none.off')} />;
  if (isThere === false) return <EmptyState text={t('none.forbidden')} />;
  const isOwn = scope.filter === null && scope.people?.[0] === user.id;
  const text = t(isOwn ? 'none.mine' : 'none');
  return <EmptyState text={mayReadAll === false ? `${text} ${t('rights.text')}` : text} />;
}
