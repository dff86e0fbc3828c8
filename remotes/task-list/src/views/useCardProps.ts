import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import type { TaskList } from '@taskweave/plugin-sdk';
import { type ReactNode, useMemo } from 'react';
import { sharedFacts } from '../cards/sharedFacts';
import type { TaskRowProps } from '../cards/TaskRow';
import type { DrawnRow } from '../list/scroll/useRowWindow';
import { type RowPropsOptions, useRowProps } from '../list/useRowProps';

export interface CardProps {
  readonly asking: ReactNode;
  readonly propsOf: (drawn: DrawnRow) => TaskRowProps;
}

export function useCardProps(options: RowPropsOptions, { filter, sorting }: TaskList): CardProps {
  const { facts, asking, propsOf } = useRowProps(options, filter, null);
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
        variables: facts.variables[props.task?.id ?? ''],
        Line: facts.Line,
      };
    },
  };
}
