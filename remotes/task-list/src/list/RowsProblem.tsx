import { isEngineError } from '@taskweave/engine-client/EngineError';
import { lazyPart, useCommands, useHasCommand, useInboxHref, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Problem } from '@taskweave/ui/problem';

const EditSearchButton = lazyPart(
  () => import(/* webpackChunkName: "search" */ '../search/EditSearchButton'),
);
const EDIT = 'filters.edit';

export interface RowsProblemProps {
  readonly error: Error;
  readonly retry: () => void;
  readonly filterId: string;
  readonly isSearching: boolean;
}

export default function RowsProblem({ error, retry, filterId, isSearching }: RowsProblemProps) {
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
