import { parseEngineDate, toInputDateTime } from '@taskweave/base/engineDate';
import type { VariableValue } from '@taskweave/engine-client/Task';
import type { ListCellProps } from '@taskweave/plugin-sdk';
import { NAME_COLUMN, type TableColumn } from '../table/TableColumn';

/** What a cell is made of; the present means nothing to a file. */
export type ExportCell = Omit<ListCellProps, 'now'>;

export interface ExportColumn {
  readonly label: string;
  readonly variables: readonly string[];
  readonly textOf: (cell: ExportCell) => string | number | null;
}

type OwnField = (cell: ExportCell) => string | number | null;

const OWN = NAME_COLUMN.slice(0, NAME_COLUMN.indexOf('/') + 1);

/** The texts of our own columns, by the ids of their contributions. */
const FIELDS: Readonly<Record<string, OwnField>> = {
  name: ({ task }) => task.name ?? task.taskDefinitionKey ?? task.id,
  due: ({ task }) => dateText(task.due),
  assignee: ({ names }) => names.assignee,
  definition: ({ names }) => names.definition,
  'business-key': ({ names }) => names.businessKey,
  priority: ({ task }) => task.priority,
  created: ({ task }) => dateText(task.created),
  'follow-up': ({ task }) => dateText(task.followUp),
  tenant: ({ task }) => task.tenantId,
  owner: ({ task }) => task.owner,
  description: ({ task }) => task.description,
};

/** The columns of the file: those of the table. Of a plugin's column only its variables can be written. */
export function exportColumns(columns: readonly TableColumn[]): readonly ExportColumn[] {
  return columns.flatMap(({ id, label, variables }): readonly ExportColumn[] => {
    const field = id.startsWith(OWN) ? FIELDS[id.slice(OWN.length)] : undefined;
    if (field !== undefined) return [{ label, variables: [], textOf: field }];
    if (variables.length === 0) return [];
    return [
      {
        label,
        variables,
        textOf: (cell) => variables.map((name) => valueText(cell.variables[name])).join(' '),
      },
    ];
  });
}

/** As spreadsheets read a date, in the person's own time. */
function dateText(iso: string | null): string | null {
  const date = parseEngineDate(iso);
  return date === null ? iso : toInputDateTime(date).replace('T', ' ');
}

function valueText(variable: VariableValue | undefined): string {
  if (variable === undefined) return '';
  const { type, value, valueInfo } = variable;
  if (type === 'File') return typeof valueInfo?.filename === 'string' ? valueInfo.filename : '';
  if (value === null || value === undefined) return '';
  if (type === 'Date' && typeof value === 'string') return dateText(value) ?? '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
