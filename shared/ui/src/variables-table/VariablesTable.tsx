import type { VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/ConfirmDialog';
import { EmptyState } from '../empty-state/EmptyState';
import { Skeleton } from '../skeleton/Skeleton';
import { ROLE } from '../table/tableRoles';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import { HeadRow } from './HeadRow';
import { ChangedMeanwhileError } from './model/ChangedMeanwhileError';
import type { TableVariable, VariableChange, VariableScope } from './model/TableVariable';
import { useRemovals } from './model/useRemovals';
import { type EditedRow, VariableEdits } from './model/VariableEdits';
import { PasteDialog } from './PasteDialog';
import { EditedRowForm } from './rows/EditedRowForm';
import { RowsInSight } from './rows/RowsInSight';
import { VariableRow } from './rows/VariableRow';
import { TableBar } from './TableBar';
import { useRowFocus } from './useRowFocus';
import { useTableRows } from './useTableRows';
import styles from './VariablesTable.module.css';

export type { TableVariable, VariableChange, VariableScope };
export { ChangedMeanwhileError, VariableEdits };

export interface VariablesTableProps {
  /** For screen readers: "Variables of the task". */
  readonly caption: string;
  /** In page order; undefined during the first load. May be thousands. */
  readonly variables: readonly TableVariable[] | undefined;
  /** With more than one scope, a column shows it. */
  readonly scopes: readonly VariableScope[];
  /** Of the person: the language of dates and of the texts in the table. */
  readonly locale: string;
  /** Nothing can be changed. */
  readonly readOnly?: boolean | undefined;
  /** Saves one variable. The row shows a rejection, and stays in its editor. */
  readonly onSave: (change: VariableChange) => Promise<void>;
  /** Called once the person has confirmed. */
  readonly onDelete: (variable: TableVariable, onLost: () => void) => Promise<void>;
  /** Called after one change, or several that were made together; resolves when `variables` has them. */
  readonly onChanged: () => Promise<void>;
  /** "No variables." by default. */
  readonly emptyText?: string | undefined;
  /** Rows being edited, for callers that restore them after the table was unmounted. */
  readonly edits?: VariableEdits | undefined;
  /** Beside the buttons above the rows. */
  readonly actions?: ReactNode;
}

/** From this many on, a search field is shown. */
const MANY = 10;

/**
 * Variables to read and to edit. Each row is saved, reverted and reports its errors by itself; rows can be added, pasted from a
 * spreadsheet, and deleted after a question. Of thousands, only those in sight are in the DOM.
 * @example
 * <VariablesTable caption={t('variables')} variables={data} scopes={[{ id: 'task', label: t('task'), takesNew: true }]}
 * locale={locale} onSave={save} onDelete={remove} onChanged={refetch} />
 */
export function VariablesTable(props: VariablesTableProps) {
  const { caption, variables, scopes, locale, readOnly = false } = props;
  const { t } = useTexts(VARIABLE_TEXTS);
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [isPasting, setIsPasting] = useState(false);
  const [doomed, setDoomed] = useState<TableVariable | null>(null);
  const { onSave, onChanged, edits } = props;
  const table = useTableRows({ variables: variables ?? [], onSave, onChanged, edits });
  const removals = useRemovals(props.onDelete, onChanged);
  const focusRow = useRowFocus(frame);
  const targets = scopes.filter(({ takesNew }) => takesNew);
  const [first] = targets;

  if (variables === undefined) return <Skeleton label={t('loading')} />;
  const shown = variables.filter(
    (one) => table.edited.has(one.key) || removals.failures.has(one.key) || matches(one, wanted),
  );
  const count = shown.length + table.others.length;
  const { emptyText: noneText = t('none') } = props;

  function add(scope: string, drafts?: readonly VariableDraft[]): void {
    const [key = null] = table.add(scope, drafts);
    focusRow(key);
  }

  return (
    <div className={styles.frame}>
      <TableBar
        count={shown.length}
        isMany={variables.length > MANY}
        wanted={wanted}
        onWanted={setWanted}
        onSaveAll={table.edited.size > 1 ? () => void table.saveAll() : undefined}
        onAdd={readOnly || first === undefined ? undefined : () => add(first.id)}
        onPaste={() => setIsPasting(true)}
      >
        {props.actions}
      </TableBar>
      <div
        ref={frame}
        className={styles.table}
        tabIndex={-1}
        {...{ ...ROLE.table, 'aria-label': caption, 'aria-rowcount': count + 1 }}
        data-scoped={scopes.length > 1 || undefined}
        data-read-only={readOnly || undefined}
      >
        <HeadRow isScoped={scopes.length > 1} />
        <Rows {...{ table, removals, shown, scopes, readOnly, locale, focusRow, add }} onDelete={setDoomed} />
      </div>
      {count === 0 && <EmptyState text={wanted === '' ? noneText : t('none.found')} />}
      {isPasting && (
        <PasteDialog
          scopes={targets}
          onClose={() => setIsPasting(false)}
          onRows={(scope, drafts) => {
            setIsPasting(false);
            add(scope, drafts);
          }}
        />
      )}
      {doomed !== null && (
        <DeleteQuestion
          name={doomed.name}
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            setDoomed(null);
            removals.remove(doomed);
            focusRow(null);
          }}
        />
      )}
    </div>
  );
}

interface DeleteQuestionProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> {
  readonly name: string;
}

function DeleteQuestion({ name, ...on }: DeleteQuestionProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text', { name })}
      confirmLabel={t('delete.confirm')}
      isDangerous
      {...on}
    />
  );
}

interface RowsProps extends Pick<VariablesTableProps, 'scopes' | 'locale'> {
  readonly table: ReturnType<typeof useTableRows>;
  readonly removals: ReturnType<typeof useRemovals>;
  readonly shown: readonly TableVariable[];
  readonly readOnly: boolean;
  readonly focusRow: (key: string | null) => void;
  readonly add: (scope: string, drafts?: readonly VariableDraft[]) => void;
  readonly onDelete: (variable: TableVariable) => void;
}

function Rows({ table, removals, shown, scopes, readOnly, locale, focusRow, add, onDelete }: RowsProps) {
  const idBase = useId();

  /** The pressed button disappears with its row. */
  function end(row: EditedRow): void {
    focusRow(row.before === null ? null : row.key);
  }

  function drawEdited(row: EditedRow, index: number): ReactNode {
    const errors = table.errorsOf(row);
    return (
      <EditedRowForm
        key={row.key}
        row={row}
        index={index}
        idBase={`${idBase}${row.key}`}
        scopes={scopes}
        errors={row.showsFaults ? errors : NO_ERRORS}
        isValid={Object.keys(errors).length === 0}
        locale={locale}
        onChange={(draft) => table.changeDraft(row.key, draft)}
        onScope={(scope) => table.changeScope(row.key, scope)}
        onRows={(drafts) => {
          table.revert(row.key);
          add(row.scope, drafts);
        }}
        onSave={() => void table.save(row).then((isSaved) => (isSaved ? end(row) : focusRow(row.key)))}
        onRevert={() => {
          table.revert(row.key);
          end(row);
        }}
      />
    );
  }

  function drawRow(variable: TableVariable, index: number): ReactNode {
    const row = table.edited.get(variable.key);
    if (row !== undefined) return drawEdited(row, index);
    return (
      <VariableRow
        key={variable.key}
        variable={variable}
        index={index}
        scope={scopes.length > 1 ? scopes.find(({ id }) => id === variable.scope)?.label : undefined}
        readOnly={readOnly}
        locale={locale}
        state={removals.stateOf(variable.key)}
        failure={removals.failures.get(variable.key)}
        onEdit={() => {
          table.edit(variable);
          focusRow(variable.key);
        }}
        onDelete={() => onDelete(variable)}
      />
    );
  }

  return (
    <>
      <RowsInSight rows={shown} isKept={({ key }) => table.edited.has(key)} draw={drawRow} />
      {table.others.length > 0 && (
        <div {...ROLE.group}>{table.others.map((row, index) => drawEdited(row, shown.length + index))}</div>
      )}
    </>
  );
}

const NO_ERRORS = {};

function matches({ name, value }: TableVariable, wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  if (text === '' || name.toLowerCase().includes(text)) return true;
  return value !== null && value !== undefined && String(value).toLowerCase().includes(text);
}
