import type { Task } from '@taskweave/engine-client/Task';
import { useTranslation } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import type { RowProps } from '../cards/RowProps';
import { useRowNames } from '../names/useRowNames';
import { useRowVariables } from './rows/useRowVariables';
import type { DrawnRow } from './scroll/useRowWindow';

/** What the rows are drawn from. */
export interface RowPropsOptions {
  readonly pages: readonly (readonly Task[])[];
  readonly at: (row: number) => Task | undefined;
  /** Names of the variables that the rows show. */
  readonly variables: readonly string[];
  readonly isScrolling: boolean;
  readonly selectedId: string | null;
  readonly ticked: ReadonlyMap<string, Task>;
  readonly tabStop: number;
}

/** Looks up what rows show beside what tasks carry themselves, for all pages at once. */
export function useRowProps(options: RowPropsOptions) {
  const { pages, at, isScrolling, selectedId, ticked, tabStop } = options;
  const language = useTranslation();
  const now = useMinute();
  const names = useRowNames(pages, isScrolling);
  const { values: variables, awaited } = useRowVariables(pages, options.variables, isScrolling);
  return {
    variables,
    /** Names of variables whose values are on their way. */
    awaited,
    propsOf: ({ index, start }: DrawnRow): RowProps => {
      const task = at(index);
      return {
        task,
        row: index,
        top: start,
        isSelected: task !== undefined && task.id === selectedId,
        isTicked: task !== undefined && ticked.has(task.id),
        isTabStop: index === tabStop,
        assignee: task === undefined ? null : names.assignee(task),
        definition: task === undefined ? '' : names.definition(task),
        businessKey: task === undefined ? '' : names.businessKey(task),
        variables,
        now,
        language,
      };
    },
  };
}
