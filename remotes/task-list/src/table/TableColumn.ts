import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { ListCellProps } from '@taskweave/plugin-sdk';
import type { ReactNode } from 'react';
import type { RowFact } from '../facts/RowFacts';

/** A column as the table draws it, wherever it comes from. */
export interface TableColumn {
  /** `<plugin id>/<contribution id>`, or `var:<name>` for a variable. */
  readonly id: string;
  readonly label: string;
  /** Pixels. */
  readonly width: number;
  /** What a press on the head sorts by; null where the engine cannot. */
  readonly sort: ColumnSort | null;
  readonly variables: readonly string[];
  /** Numbers stand at the end of the line, below one another. */
  readonly isAtEnd: boolean;
  readonly isDefault: boolean;
  readonly draw: (props: TableCellProps) => ReactNode;
}

export interface TableCellProps extends ListCellProps {
  /** The values of the shown variables as people read them, as far as they are known. */
  readonly facts: readonly RowFact[];
}

/** A field of the task, or a variable: what that belongs to and its type are for its values to say. */
export type ColumnSort = Pick<TaskSorting, 'sortOrder'> &
  ({ readonly sortBy: string } | { readonly variable: string });

/** Opens the task, so it is always there and always first. */
export const NAME_COLUMN = 'taskweave-task-list/name';

export const DUE_COLUMN = 'taskweave-task-list/due';

export const USUAL_WIDTH = 160;

const VARIABLE = 'var:';

export function variableColumnId(name: string): string {
  return `${VARIABLE}${name}`;
}

/** The name of the variable that a column shows; null for other columns. */
export function variableOf(columnId: string): string | null {
  return columnId.startsWith(VARIABLE) ? columnId.slice(VARIABLE.length) : null;
}
