import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import type { TaskList } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import { sharedFacts } from '../cards/sharedFacts';
import { TaskRow } from '../cards/TaskRow';
import type { GridRowsProps } from '../list/GridRowsProps';
import { useRowProps } from '../list/useRowProps';

/** The rows on screen as cards. */
export function CardRows({ list, ...props }: GridRowsProps & { readonly list: TaskList }) {
  const { filter, sorting } = list;
  const { awaited, propsOf } = useRowProps(props);
  // The same object, so that the rows are not drawn again for it.
  const shared = useMemo(() => sharedFacts(filter && wholeQuery(filter.query, filter.properties)), [filter]);
  const isByCreation = sorting[0]?.sortBy === 'created';
  return props.visible.map((drawn) => (
    <TaskRow key={drawn.index} {...propsOf(drawn)} {...{ filter, awaited, isByCreation, shared }} />
  ));
}
