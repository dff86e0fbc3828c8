import { useQueryClient } from '@tanstack/react-query';
import { type ListViewProps, useEngineClient } from '@taskweave/plugin-sdk';
import { useSteadyList } from '../views/useSteadyList';
import { GroupGrid } from './GroupGrid';
import { groupedRows, isKnownLong } from './rows/useGroups';
import { useGrouping } from './useGrouping';

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
