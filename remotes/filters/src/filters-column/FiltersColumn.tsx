import { useQuery } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { orderFilters } from '@taskweave/engine-client/resources/filter/orderFilters';
import {
  lazyPart,
  useEngineClient,
  useInboxParam,
  useNavigation,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { IconButton } from '@taskweave/ui/icon-button';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { memo, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import { FilterLinks } from './FilterLinks';
import { useFilterCommands } from './useFilterCommands';

const FRESH = 5_000;

const NoFilters = lazyPart(() => import('./NoFilters'));
const PageEntries = lazyPart(() => import('./PageEntries'));
const FilterDialog = lazyPart(() => import('../filter-dialog/FilterDialog'), { takesKeys: true });

function FiltersColumn() {
  const { t, locale } = useTranslation();
  const navigation = useNavigation();
  const client = useEngineClient();
  const queries = filterQueries(client);
  const current = useInboxParam('filter');
  const isFirstListOver = useContext(FirstListContext);
  const column = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<FilterRequest | null>(null);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(queries.all());
  const canCreate = useQuery({ ...queries.canCreate(), enabled: isFirstListOver }).data === true;
  const filters = data === undefined ? null : orderFilters(data, locale);
  const isKnown = filters?.some(({ id }) => id === current) ?? false;
  useFilterCommands({ column, currentId: isKnown ? current : null, canCreate, onRequest: setRequest });

  useFirstFilter(current, filters?.[0]?.id ?? null);

  const isUnknown = filters !== null && Boolean(current) && !isKnown;
  useLookAgain(isUnknown ? current : null, () => {
    // Someone may have created or shared the filter since the filters were loaded.
    if (Date.now() - dataUpdatedAt > FRESH) void refetch();
  });

  function handleDeleted(filterId: string): void {
    setRequest(null);
    if (filterId === current) navigation.openInbox({ filter: null, filterPage: null }, { replace: true });
  }

  function handleSaved(filter: Filter, isNew: boolean): void {
    const wasSearch = request?.kind === 'create' && request.query !== undefined;
    setRequest(null);
    if (!isNew && filter.id === current) navigation.openInbox({ snoozed: null }, { replace: true });
    if (!isNew) return;
    navigation.openInbox({
      filter: filter.id,
      filterPage: null,
      page: null,
      // The filter now contains the search: asking for both would only be slower.
      ...(wasSearch && { searchQuery: null, searchOrQuery: null }),
    });
  }

  return (
    <>
      <ColumnHeader
        title={t('column.filters')}
        actions={canCreate && <CreateButton onPress={() => setRequest({ kind: 'create' })} />}
      />
      <div ref={column}>
        {filters === null ? (
          <PendingFilters error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : filters.length === 0 ? (
          <NoFilters />
        ) : (
          <FilterLinks
            filters={filters}
            currentId={isKnown ? current : null}
            canCreate={canCreate}
            isFirstListOver={isFirstListOver}
            onRequest={setRequest}
          />
        )}
        {isFirstListOver && <PageEntries filters={filters ?? []} />}
      </div>
      {request !== null && (
        <FilterDialog
          key={JSON.stringify(request)}
          request={request}
          onClose={() => setRequest(null)}
          onSaved={handleSaved}
          onDeleted={handleDeleted}
        />
      )}
    </>
  );
}

/** The shell passes the open task to each column, which changes nothing here. */
export default memo(FiltersColumn, () => true);

function CreateButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon="plus"
      label={t('common.createFilter')}
      onPointerEnter={FilterDialog.preload}
      onFocus={FilterDialog.preload}
      onClick={onPress}
    />
  );
}

function useFirstFilter(current: string | null, firstId: string | null): void {
  const navigation = useNavigation();
  useEffect(() => {
    if (!current && firstId !== null)
      navigation.openInbox({ filter: firstId, page: null }, { replace: true });
  }, [current, firstId, navigation]);
}

function useLookAgain(missing: string | null, look: () => void): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (missing !== null) lookAgain();
  }, [missing]);
}

interface PendingFiltersProps {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function PendingFilters({ error, isFetching, onRetry }: PendingFiltersProps) {
  const { t } = useTranslation();
  if (error === null || isLoginRequired(error)) {
    return <Skeleton shape="nav" count={5} label={t('loading')} />;
  }
  return (
    <Problem title={t('common.filtersFailed')} error={error} onRetry={onRetry} isRetrying={isFetching} />
  );
}
