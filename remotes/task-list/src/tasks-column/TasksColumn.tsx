import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/filterQueries';
import { PluginPoint, useEngineClient, useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { ColumnHeader } from '@taskweave/ui/column-header';
import { EmptyState } from '@taskweave/ui/empty-state';
import { parseSorting } from '../rows/parseSorting';
import { TaskGrid } from './TaskGrid';

/** Rows of a page in links that people have kept. */
const LINKED_PAGE_SIZE = 15;

/** The tasks of the filter that the address names. */
export default function TasksColumn() {
  const { t } = useTranslation();
  const filterId = useRouteParam('filter');
  const sortingParam = useRouteParam('sorting');
  const page = useRouteParam('page');
  const { data: filters } = useQuery(filterQueries(useEngineClient()).all());
  const filter = filters?.find(({ id }) => id === filterId);
  const startRow = (Math.max(1, Number.parseInt(page ?? '1', 10) || 1) - 1) * LINKED_PAGE_SIZE;

  return (
    <>
      <ColumnHeader
        title={filter?.name ?? t('column.tasks')}
        actions={<PluginPoint point="tasklist.header" props={{}} />}
        isDivided
      />
      <PluginPoint point="tasklist.list" props={{}} />
      {filterId === null ? (
        filters?.length === 0 ? null : (
          <EmptyState text={t('noFilter')} />
        )
      ) : (
        // Another filter or order is another list: nothing of the first may shine through.
        <TaskGrid
          key={`${filterId} ${sortingParam ?? ''} ${startRow}`}
          filterId={filterId}
          sorting={parseSorting(sortingParam)}
          startRow={startRow}
          isRefreshing={filter?.properties.refresh ?? false}
        />
      )}
    </>
  );
}
