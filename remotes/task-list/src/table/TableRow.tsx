import type { VariableValue } from '@taskweave/engine-client/Task';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { memo, useId } from 'react';
import type { RowProps } from '../cards/RowProps';
import rowStyles from '../cards/TaskRow.module.css';
import { Tick } from '../cards/Tick';
import { valuesOf } from '../facts/declaredVariables';
import type { RowFact } from '../facts/RowFacts';
import type { TableColumn } from './TableColumn';
import styles from './TableRow.module.css';

export interface TableRowProps extends RowProps {
  readonly columns: readonly TableColumn[];
  readonly variables: Readonly<Record<string, VariableValue>> | undefined;
  readonly facts: readonly RowFact[] | undefined;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { task, row, top, columns, isSelected, isTicked, isTabStop, language } = props;
  const { t } = language;
  const rowId = useId();
  return (
    <div
      className={`${rowStyles.row} ${styles.row}`}
      role="row"
      aria-labelledby={task && columns.map((_, index) => `${rowId}${index}`).join(' ')}
      aria-rowindex={row + 2}
      aria-selected={isSelected}
      aria-busy={task === undefined || undefined}
      data-row={task === undefined ? undefined : row}
      data-ticked={isTicked || undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {task === undefined ? (
        <div role="gridcell" className={styles.cell}>
          <div className={rowStyles.bar} />
          <VisuallyHidden>{t('row.loading')}</VisuallyHidden>
        </div>
      ) : (
        columns.map(({ id, draw, variables, isAtEnd }, index) => (
          <div key={id} role="gridcell" className={styles.cell} data-at-end={isAtEnd || undefined}>
            {index === 0 && (
              <Tick
                label={t('bulk.select', { name: task.name ?? task.taskDefinitionKey ?? task.id })}
                isTicked={isTicked}
              />
            )}
            <span id={`${rowId}${index}`} className={styles.drawn}>
              {draw({
                task,
                names: {
                  assignee: props.assignee,
                  definition: props.definition,
                  businessKey: props.businessKey,
                },
                variables: valuesOf(variables, props.variables),
                facts: props.facts ?? NO_FACTS,
                now: props.now,
              })}
            </span>
          </div>
        ))
      )}
    </div>
  );
});

const NO_FACTS: readonly RowFact[] = [];
