import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import type { TaskList } from '@taskweave/plugin-sdk';
import { type ReactNode, useMemo } from 'react';
import { sharedFacts } from '../cards/sharedFacts';
import type { TaskRowProps } from '../cards/TaskRow';
import type { DrawnRow } from '../list/scroll/useRowWindow';
import { type RowPropsOptions, useRowProps } from '../list/useRowProps';

export interface CardProps {
  /** To be drawn among the rows: asks for their facts. */
  readonly asking: ReactNode;
  readonly propsOf: (drawn: DrawnRow) => TaskRowProps;
}

/** What each card of a list is drawn with. */
export function useCardProps(options: RowPropsOptions, { filter, sorting }: TaskList): CardProps {
  const { facts, asking, propsOf } = useRowProps(options, filter, null);
  // The same object, so that the rows are not drawn again for it.
  const shared = useMemo(() => sharedFacts(filter && wholeQuery(filter.query, filter.properties)), [filter]);
  const isByCreation = sorting[0]?.sortBy === 'created';
  return {
    asking,
    propsOf: (drawn) => {
      const props = propsOf(drawn);
      return {
        ...props,
        shared,
        isByCreation,
        facts: facts.facts[props.task?.id ?? ''],
        Line: facts.Line,
      };
    },
  };
}
