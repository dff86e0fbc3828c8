import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { ListCellProps } from '@taskweave/plugin-sdk';
import type { ReactNode } from 'react';
import type { RowFact } from '../facts/RowFacts';

export interface TableColumn {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly sort: ColumnSort | null;
  readonly variables: readonly string[];
  readonly isAtEnd: boolean;
  readonly isDefault: boolean;
  readonly draw: (props: TableCellProps) => ReactNode;
}

export interface TableCellProps extends ListCellProps {
  readonly facts: readonly RowFact[];
}

export type ColumnSort = Pick<TaskSorting, 'sortOrder'> &
  ({ readonly sortBy: string } | { readonly variable: string });

export const NAME_COLUMN = 'taskweave-task-list/name';

export const DUE_COLUMN = 'taskweave-task-list/due';

export const USUAL_WIDTH = 160;

const VARIABLE = 'var:';

export function variableColumnId(name: string): string {
  return `${VARIABLE}${name}`;
}

export function variableOf(columnId: string): string | null {
  return columnId.startsWith(VARIABLE) ? columnId.slice(VARIABLE.length) : null;
}
