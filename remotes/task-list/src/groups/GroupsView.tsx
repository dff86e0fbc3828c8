import type { ListViewProps } from '@taskweave/plugin-sdk';
import { GroupGrid } from './GroupGrid';
import { useGrouping } from './useGrouping';

/** The list under heads: when tasks are due, who has them, or what else they have in common. */
export default function GroupsView(props: ListViewProps) {
  const { list } = props;
  const grouping = useGrouping(list);
  return <GroupGrid key={`${grouping} ${list.key}`} {...props} grouping={grouping} />;
}
