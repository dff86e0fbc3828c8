import { useQuery } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/filterQueries';
import { useEngineClient, useNavigation, useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { NavList } from '@taskweave/ui/nav-list';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useEffect } from 'react';
import { orderFilters } from './orderFilters';

/** All filters that the person may read. Where the address names none of them, the first is chosen. */
export default function FiltersColumn() {
  const { t } = useTranslation();
  return (
    <>
      <ColumnHeader title={t('column.filters')} />
      <FilterLinks />
    </>
  );
}

function FilterLinks() {
  const { t, locale } = useTranslation();
  const client = useEngineClient();
  const navigation = useNavigation();
  const current = useRouteParam('filter');
  // The links carry the whole address, so they are drawn anew when the search or the order in it changes.
  useRouteParam('sorting');
  useRouteParam('searchQuery');
  const { data, error, refetch, isFetching } = useQuery(filterQueries(client).all());
  const filters = data === undefined ? null : orderFilters(data, locale);
  const isKnown = filters?.some(({ id }) => id === current) ?? false;
  const firstId = filters?.[0]?.id ?? null;

  useEffect(() => {
    if (!isKnown && firstId !== null) navigation.go({ filter: firstId, page: null }, { replace: true });
  }, [isKnown, firstId, navigation]);

  if (filters === null) {
    if (error === null || isLoginRequired(error))
      return <Skeleton shape="nav" count={5} label={t('loading')} />;
    return (
      <ErrorCard
        title={t('error')}
        detail={error.message}
        retry={{ label: t('retry'), onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  if (filters.length === 0) return <NoFilters />;
  return (
    <NavList
      items={filters.map(({ id, name, properties }) => ({
        id,
        label: name,
        color: properties.color,
        href: navigation.href({ filter: id, task: null, detailsTab: null, page: null }),
        ...(properties.description !== null && { description: properties.description }),
      }))}
      currentId={current}
    />
  );
}

function NoFilters() {
  const { t } = useTranslation();
  const { data: mayCreate } = useQuery(filterQueries(useEngineClient()).canCreate());
  return <EmptyState text={t(mayCreate === true ? 'empty.mayCreate' : 'empty')} />;
}

function isLoginRequired(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'login-required';
}
