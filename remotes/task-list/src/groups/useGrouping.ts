import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { type TaskList, useNavigation, useRouteParam } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useListView } from '../view-choice/useListView';
import { type GroupingId, parseGrouping, usualGrouping } from './grouping/GroupingId';

/** By what a list is grouped: as the address says, else as the person chose for its filter, else as suits it. The address says so. */
export function useGrouping({ filterId, filter }: Pick<TaskList, 'filterId' | 'filter'>): GroupingId {
  const navigation = useNavigation();
  const named = parseGrouping(useRouteParam('group'));
  const [{ group }] = useListView(filterId);
  const grouping =
    named ?? parseGrouping(group) ?? usualGrouping(filter && wholeQuery(filter.query, filter.properties));
  // What suits a filter is known with the filter.
  const isMissing = named === null && filter !== undefined;
  useEffect(() => {
    if (isMissing) navigation.go({ group: grouping }, { replace: true });
  }, [isMissing, grouping, navigation]);
  return grouping;
}
