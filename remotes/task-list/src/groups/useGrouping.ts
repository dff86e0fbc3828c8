import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { type TaskList, useNavigation, useRouteParam } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useListView } from '../view-choice/useListView';
import { type GroupingId, parseGrouping, usualGrouping } from './grouping/GroupingId';

/** The URL wins over the user's choice for the filter, which wins over the default. The result is written to the URL. */
export function useGrouping({ filterId, filter }: Pick<TaskList, 'filterId' | 'filter'>): GroupingId {
  const navigation = useNavigation();
  const named = parseGrouping(useRouteParam('group'));
  const [{ group }] = useListView(filterId);
  const grouping =
    named ?? parseGrouping(group) ?? usualGrouping(filter && wholeQuery(filter.query, filter.properties));
  // The default depends on the filter.
  const isMissing = named === null && filter !== undefined;
  useEffect(() => {
    if (isMissing) navigation.go({ group: grouping }, { replace: true });
  }, [isMissing, grouping, navigation]);
  return grouping;
}
