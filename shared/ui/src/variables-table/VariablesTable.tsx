import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog';
import { EmptyState } from '../empty-state/EmptyState';
import { Skeleton } from '../skeleton/Skeleton';
import { ROLE } from '../table/tableRoles';
import { VARIABLE_TEXTS } from '../variable-editor/variableTexts';
import { ChangedMeanwhileError } from './model/ChangedMeanwhileError';
import type { TableVariable, VariableChange, VariableScope } from './model/TableVariable';
import { useRemovals } from './model/useRemovals';
import { type EditedRow, VariableEdits } from './model/VariableEdits';
import { EditedRowForm } from './rows/EditedRowForm';
import { VariableRow } from './rows/VariableRow';
import { useRowFocus } from './useRowFocus';
import { useTableRows } from './useTableRows';
import { useVariablePages, type VariablePages, type VariablePagesOptions } from './useVariablePages';
import { VariablePager } from './VariablePager';
import styles from './VariablesTable.module.css';

export type { TableVariable, VariableChange, VariablePages, VariablePagesOptions, VariableScope };
export { ChangedMeanwhileError, useVariablePages, VariableEdits, VariablePager };

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

/**
 * Variables to read and to edit. Each row is saved, reverted and reports its errors by itself; rows can be added, and deleted after a
 * question. A long list has a search field and pages.
 * @example
 * <VariablesTable caption={t('variables')} variables={data} scopes={[{ id: 'task', label: t('task'), takesNew: true }]}
 * locale={locale} onSave={save} onDelete={remove} onChanged={refetch} />
 */
export function VariablesTable(props: VariablesTableProps) {
  const { caption, variables, scopes, locale, readOnly = false, onSave, onChanged, edits } = props;
  const { t } = useTexts(VARIABLE_TEXTS);
  const frame = useRef<HTMLDivElement>(null);
  const idBase = useId();
  const [doomed, setDoomed] = useState<TableVariable | null>(null);
  const table = useTableRows({ variables: variables ?? [], onSave, onChanged, edits });
  const removals = useRemovals(props.onDelete, onChanged);
  const pages = useVariablePages({
    rows: variables ?? [],
    textsOf: ({ name, value }) => [name, String(value ?? '')],
    isKept: ({ key }) => table.edited.has(key) || removals.failures.has(key),
  });
  const focusRow = useRowFocus(frame);
  const isScoped = scopes.length > 1;
  const target = readOnly ? undefined : scopes.find(({ takesNew }) => takesNew);
  const { emptyText = t('none') } = props;

  if (variables === undefined) return <Skeleton label={t('loading')} />;

  /** The pressed button disappears with its row. */
  function end(row: EditedRow): void {
    focusRow(row.before === null ? null : row.key);
  }

  function drawEdited(row: EditedRow): ReactNode {
    const errors = table.errorsOf(row);
    return (
      <EditedRowForm
        key={row.key}
        row={row}
        idBase={`${idBase}${row.key}`}
        scopes={scopes}
        errors={row.showsFaults ? errors : NO_ERRORS}
        isValid={Object.keys(errors).length === 0}
        locale={locale}
        onChange={(draft) => table.changeDraft(row.key, draft)}
        onScope={(scope) => table.changeScope(row.key, scope)}
        onSave={() => void table.save(row).then((isSaved) => (isSaved ? end(row) : focusRow(row.key)))}
        onRevert={() => {
          table.revert(row.key);
          end(row);
        }}
      />
    );
  }

  function drawRow(variable: TableVariable): ReactNode {
    const row = table.edited.get(variable.key);
    if (row !== undefined) return drawEdited(row);
    return (
      <VariableRow
        key={variable.key}
        variable={variable}
        scope={isScoped ? scopes.find(({ id }) => id === variable.scope)?.label : undefined}
        readOnly={readOnly}
        locale={locale}
        state={removals.stateOf(variable.key)}
        failure={removals.failures.get(variable.key)}
        onEdit={() => {
          table.edit(variable);
          focusRow(variable.key);
        }}
        onDelete={() => setDoomed(variable)}
      />
    );
  }

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {t('count', { count: pages.total })}
        </span>
        <span className={styles.buttons}>
          {table.edited.size > 1 && (
            <Button size="sm" variant="primary" onClick={() => void table.saveAll()}>
              {t('save.all')}
            </Button>
          )}
          {target !== undefined && (
            <Button size="sm" variant="secondary" icon="plus" onClick={() => focusRow(table.add(target.id))}>
              {t('common.addVariable')}
            </Button>
          )}
          {props.actions}
        </span>
      </div>
      <VariablePager pages={pages} />
      <div
        ref={frame}
        className={styles.table}
        tabIndex={-1}
        {...{ ...ROLE.table, 'aria-label': caption }}
        data-scoped={isScoped || undefined}
        data-read-only={readOnly || undefined}
      >
        <HeadRow isScoped={isScoped} />
        <div {...ROLE.group}>
          {pages.shown.map(drawRow)}
          {table.others.map(drawEdited)}
        </div>
      </div>
      {variables.length + table.others.length === 0 && <EmptyState text={emptyText} />}
      {doomed !== null && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text', { name: doomed.name })}
          confirmLabel={t('delete.confirm')}
          isDangerous
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

const NO_ERRORS = {};

const COLUMNS = {
  name: 'name',
  type: 'common.type',
  value: 'value',
  scope: 'scope',
  actions: 'actions',
} as const;

function HeadRow({ isScoped }: { readonly isScoped: boolean }) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const columns = ['name', 'type', 'value', ...(isScoped ? (['scope'] as const) : []), 'actions'] as const;
  return (
    <div {...ROLE.group} className={styles.headGroup}>
      <div {...ROLE.row} className={styles.head}>
        {columns.map((column) => (
          <span key={column} {...ROLE.column} className={styles.header} data-column={column}>
            {t(COLUMNS[column])}
          </span>
        ))}
      </div>
    </div>
  );
}
