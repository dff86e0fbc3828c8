import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { type ListViewProps, useEngineClient } from '@taskweave/plugin-sdk';
import { useSteadyList } from './useSteadyList';

export function useSteadyPage({ list, startRow }: Pick<ListViewProps, 'list' | 'startRow'>) {
  const { filterId, query, sorting } = list;
  const page = { filterId, query, sorting, firstResult: 0, maxResults: PAGE_SIZE };
  return useSteadyList(list, taskListQueries(useEngineClient()).page(page), startRow === 0);
}
