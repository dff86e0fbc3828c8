import { refusesNoGroups } from '@taskweave/engine-client/EngineError';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import type { RowsProblemProps } from './RowsProblem';

const NoGroups = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/NoGroups'));
const NoHits = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/NoHits'));
// The file of the facts follows the first list, so it is there when the network is gone.
const RowsProblem = lazyPart(() => import(/* webpackChunkName: "facts" */ './RowsProblem'));

export interface NoRowsProps extends Omit<RowsProblemProps, 'error'> {
  readonly length: number | null;
  readonly error: Error | null;
}

export function NoRows({ length, error, ...problem }: NoRowsProps) {
  const { t } = useTranslation();
  if (length === 0) return problem.isSearching ? <NoHits /> : <EmptyState text={t('empty')} />;
  if (error === null) return <Skeleton shape="rows" count={8} label={t('loading')} />;
  const rowsProblem = <RowsProblem error={error} {...problem} />;
  return refusesNoGroups(error) ? <NoGroups>{rowsProblem}</NoGroups> : rowsProblem;
}
