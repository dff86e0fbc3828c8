import { isEngineError, refusesNoGroups } from '@taskweave/engine-client/EngineError';
import { lazyPart, useCommands, useHasCommand, useInboxHref, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';

const NoGroups = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/NoGroups'));
const NoHits = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/NoHits'));
const EditSearchButton = lazyPart(
  () => import(/* webpackChunkName: "search" */ '../search/EditSearchButton'),
);
const EDIT = 'filters.edit';

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

interface RowsProblemProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly filterId: string;
  readonly isSearching: boolean;
}

function RowsProblem({ error, retry, filterId, isSearching }: RowsProblemProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const canEdit = useHasCommand(EDIT);
  const home = useInboxHref({ filter: null });
  const isRefused = isQueryRefused(error);
  return (
    <Problem
      title={t(!isRefused ? 'error' : isSearching ? 'error.refusedSearch' : 'error.refused')}
      error={error}
      subject={{ resource: 'Filter', id: filterId }}
      onRetry={retry}
      back={isOutOfReach(error) ? { label: t('filter.home'), href: home } : undefined}
      actions={
        <>
          {isSearching && <EditSearchButton />}
          {isRefused && !isSearching && canEdit && (
            <Button
              variant="secondary"
              size="sm"
              icon="edit"
              onClick={() => commands.run(EDIT, { filterId })}
            >
              {t('common.editFilter')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The engine answers an invalid query with 400 and one that fails at runtime with 500, but a 500 from a proxy says nothing about the query. */
function isQueryRefused(error: Error): boolean {
  if (!isEngineError(error)) return false;
  const { answeredBy, status } = error.problem;
  return answeredBy === 'engine' && (status === 400 || status === 500);
}

function isOutOfReach(error: Error): boolean {
  return isEngineError(error) && (error.problem.kind === 'not-found' || error.problem.kind === 'forbidden');
}
