import { useQuery } from '@tanstack/react-query';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, usePermission, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { EVERYBODY } from '@taskweave/widgets/completedOf';
import { usePageParam } from '../data/addressParams';
import type { CompletedList } from '../data/useCompleted';
import { useHistoryFinding } from '../data/useHistoryFinding';
import { MOST_PEOPLE, type Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedPage.module.css';
import { CompletedRows } from './CompletedRows';
import { READ_HISTORY, RightsNote } from './RightsNote';

export interface ListBodyProps {
  readonly scope: Scope;
  readonly list: CompletedList;
  readonly isSearch: boolean;
}

export function ListBody({ scope, list, isSearch }: ListBodyProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const { rows, isFetching } = list;
  const error = scope.error ?? list.error;
  useHistoryFinding(isForbidden(list.error) ? false : rows?.length ? true : null);
  if (scope.finding === 'unknown') return <EmptyState text={t('people.unknown')} />;
  if (scope.finding === 'nobody') return <EmptyState text={t('people.none')} />;
  if (rows === undefined) {
    if (error === null || isLoginRequired(error)) {
      return <Skeleton shape="rows" count={6} label={t('loading')} />;
    }
    return <Problem title={t('failed')} error={error} isRetrying={isFetching} onRetry={list.refetch} />;
  }
  if (rows.length === 0 && !isSearch) return <NothingCompleted scope={scope} />;
  return (
    <>
      {scope.finding === 'many' && <Note icon="info">{t('people.many', { count: MOST_PEOPLE })}</Note>}
      <RightsNote />
      {scope.people !== null && (
        <p className={styles.said}>{t(scope.filter === null ? 'people.assigned.mine' : 'people.assigned')}</p>
      )}
      {rows.length > 0 && <CompletedRows rows={rows} scope={scope} />}
      <Rest list={list} isSearch={isSearch} />
    </>
  );
}

function isForbidden(error: Error | null): boolean {
  return isEngineError(error) && error.problem.kind === 'forbidden';
}

function Rest({ list, isSearch }: Pick<ListBodyProps, 'list' | 'isSearch'>) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const [, setWords] = usePageParam('words');
  const [of, setOf] = usePageParam('of');
  const { rows, lookedAt, hasMore, isFetching, isFetchingMore, showMore } = list;
  const moreButton = hasMore && (
    <Button variant="secondary" busy={isFetchingMore} onClick={showMore}>
      {t(isSearch ? 'more.search' : 'more')}
    </Button>
  );
  if (rows?.length !== 0) return moreButton && <div>{moreButton}</div>;
  if (hasMore && isFetching) return <Skeleton shape="rows" count={3} label={t('loading')} />;
  const ways = (
    <>
      {of !== EVERYBODY && (
        <Button variant="secondary" onClick={() => setOf(EVERYBODY)}>
          {t('search.everybody')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setWords(null, { replace: true })}>
        {t('search.clear')}
      </Button>
    </>
  );
  return hasMore ? (
    <EmptyState
      text={t('hits.none.soFar', { number: formatsFor(locale).number(lookedAt) })}
      action={moreButton}
    />
  ) : (
    <EmptyState text={t('hits.none')} action={ways} />
  );
}

function NothingCompleted({ scope }: { readonly scope: Scope }) {
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
