import { csvDate } from '@taskweave/base/files/csv';
import type { ListCellProps } from '@taskweave/plugin-sdk';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import { NAME_COLUMN, type TableColumn } from '../table/TableColumn';

export interface ExportCell extends Pick<ListCellProps, 'task' | 'names'> {
  readonly facts: Readonly<Record<string, Fact>>;
  readonly nameOf: (id: string) => string;
}

export interface ExportColumn {
  readonly label: string;
  readonly variables: readonly string[];
  readonly textOf: (cell: ExportCell) => string | number | null;
}

type OwnField = (cell: ExportCell) => string | number | null;

const OWN = NAME_COLUMN.slice(0, NAME_COLUMN.indexOf('/') + 1);

const FIELDS: Readonly<Record<string, OwnField>> = {
  name: ({ task }) => task.name ?? task.taskDefinitionKey ?? task.id,
  due: ({ task }) => csvDate(task.due),
  assignee: ({ names }) => names.assignee,
  definition: ({ names }) => names.definition,
  'business-key': ({ names }) => names.businessKey,
  priority: ({ task }) => task.priority,
  created: ({ task }) => csvDate(task.created),
  'follow-up': ({ task }) => csvDate(task.followUp),
  tenant: ({ task }) => task.tenantId,
  owner: ({ task }) => task.owner,
  description: ({ task }) => task.description,
};

/** The cells of a plugin's column are components, so only its variables can be exported. */
export function exportColumns(columns: readonly TableColumn[]): readonly ExportColumn[] {
  return columns.flatMap(({ id, label, variables }): readonly ExportColumn[] => {
    const field = id.startsWith(OWN) ? FIELDS[id.slice(OWN.length)] : undefined;
    if (field !== undefined) return [{ label, variables: [], textOf: field }];
    if (variables.length === 0) return [];
    return [
      {
        label,
        variables,
        textOf: (cell) => variables.map((name) => valueText(cell.facts[name], cell)).join(' '),
      },
    ];
  });
}

function valueText(fact: Fact | undefined, { nameOf }: ExportCell): string {
  if (fact === undefined) return '';
  const { value, variable } = fact;
  switch (value.kind) {
    case 'number':
    case 'money':
      return String(value.value);
    case 'date':
      return (value.hasTime ? csvDate(value.iso) : csvDate(value.iso)?.slice(0, DAY)) ?? '';
    case 'person':
      return nameOf(value.id);
    case 'text':
    case 'link':
      return value.text;
    case 'file':
      return value.fileName;
    case 'boolean':
      return String(value.isTrue);
    case 'data':
      return typeof variable.value === 'string' ? variable.value : JSON.stringify(variable.value);
    default:
      return '';
  }
}

const DAY = 10;
