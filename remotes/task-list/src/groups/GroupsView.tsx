import { useQueryClient } from '@tanstack/react-query';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import {
  type ListViewProps,
  type TaskList,
  useEngineClient,
  useInboxParam,
  useNavigation,
} from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useListView } from '../view-choice/useListView';
import { useSteadyList } from '../views/useSteadyList';
import { GroupGrid } from './GroupGrid';
import { type GroupingId, parseGrouping, usualGrouping } from './grouping/GroupingId';
import { groupedRows, isKnownLong } from './rows/useGroups';

export default function GroupsView(props: ListViewProps) {
  const grouping = useGrouping(props.list);
  const client = useEngineClient();
  const isLong = isKnownLong(useQueryClient(), client, props.list);
  const first = groupedRows(client, props.list);
  const { list, isWaiting } = useSteadyList(props.list, first, !isLong);
  return (
    <GroupGrid
      key={`${grouping} ${list.key}`}
      {...props}
      list={list}
      isWaiting={isWaiting}
      grouping={grouping}
    />
  );
}

/** The URL wins over the user's choice for the filter, which wins over the default. The result is written to the URL. */
function useGrouping({ filterId, filter }: Pick<TaskList, 'filterId' | 'filter'>): GroupingId {
  const navigation = useNavigation();
  const named = parseGrouping(useInboxParam('group'));
  const [{ group }] = useListView(filterId);
  const grouping =
    named ?? parseGrouping(group) ?? usualGrouping(filter && wholeQuery(filter.query, filter.properties));
  // The default depends on the filter.
  const isMissing = named === null && filter !== undefined;
  useEffect(() => {
    if (isMissing) navigation.openInbox({ group: grouping }, { replace: true });
  }, [isMissing, grouping, navigation]);
  return grouping;
}
