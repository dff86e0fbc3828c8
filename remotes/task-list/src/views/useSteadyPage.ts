import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { type ListViewProps, useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { useStore } from 'zustand';
import { wordPlaceIn } from '../address/useListQuery';
import { useSteadyList } from './useSteadyList';

export function useSteadyPage({ list, startRow }: Pick<ListViewProps, 'list' | 'startRow'>) {
  const { filterId, query, sorting, isPartial } = list;
  const page = { filterId, query, sorting, firstResult: 0, maxResults: PAGE_SIZE };
  const { stage } = useStore(wordPlaceIn(usePluginServices().storage));
  const first = taskListQueries(useEngineClient()).page(page);
  // Where no name has the words, keys are asked for at once.
  const isAnswer = isPartial === true && stage === 'names' ? hasRows : undefined;
  const steady = useSteadyList(list, first, startRow === 0, isAnswer);
  // Wider rows of the same words come beside those that are there.
  return { ...steady, isWaiting: steady.isWaiting && (stage === 'names' || stage === 'rows') };
}

function hasRows({ length }: readonly unknown[]): boolean {
  return length > 0;
}
