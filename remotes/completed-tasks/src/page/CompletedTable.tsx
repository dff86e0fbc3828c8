import type { CompletedOrder } from '@taskweave/engine-client/resources/history/completedTask';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { DateText } from '@taskweave/ui/date-text';
import { Table, type TableColumn, type TableSort } from '@taskweave/ui/table';
import { useMinute } from '@taskweave/widgets/useMinute';
import { usePageParam, useTaskHref } from '../data/addressParams';
import type { CompletedRow } from '../data/CompletedRow';
import type { CompletedSort } from '../data/compareCompleted';
import type { Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedPage.module.css';
import { orderOf } from './sortOf';
import { ROW } from './useRowKeys';

export interface CompletedTableProps {
  readonly rows: readonly CompletedRow[];
  readonly scope: Scope;
  readonly sort: CompletedSort;
}

const ORDER_OF: Readonly<Record<string, CompletedOrder>> = {
  completed: 'endTime',
  name: 'taskName',
  priority: 'priority',
};

/** Lists of several people cannot be merged by name: only the engine knows its collation. */
export function CompletedTable({ rows, scope, sort }: CompletedTableProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const [, setOrder] = usePageParam('order');
  const columns = useColumns((scope.people?.length ?? 1) === 1);
  const columnId = Object.keys(ORDER_OF).find((id) => ORDER_OF[id] === sort.by) ?? 'completed';

  function sortBy({ columnId: id, direction }: TableSort): void {
    const order = orderOf({ by: ORDER_OF[id] ?? 'endTime', isDescending: direction === 'descending' });
    setOrder(order, { replace: true });
  }

  return (
    <Table
      caption={t('table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ task }) => task.id}
      loadingLabel={t('loading')}
      emptyText={t('none')}
      sort={{ columnId, direction: sort.isDescending ? 'descending' : 'ascending' }}
      onSortChange={sortBy}
    />
  );
}

function useColumns(canSortNames: boolean): readonly TableColumn<CompletedRow>[] {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const now = useMinute();
  const hrefOf = useTaskHref();
  return [
    {
      id: 'name',
      label: t('column.name'),
      ...(canSortNames && { sortBy: true }),
      cell: ({ task, name }) => (
        <a className={styles.link} dir="auto" href={hrefOf(task.id)} {...{ [ROW]: task.id }}>
          {name}
        </a>
      ),
    },
    {
      id: 'completed',
      label: t('column.completed'),
      sortBy: true,
      sortsDescending: true,
      cell: ({ task }) => <DateText iso={task.completed} locale={locale} now={now} form="full" />,
    },
    { id: 'person', label: t('column.person'), cell: ({ person }) => <bdi>{person}</bdi> },
    {
      id: 'businessKey',
      label: t('column.businessKey'),
      cell: ({ businessKey }) => <bdi>{businessKey}</bdi>,
    },
    { id: 'process', label: t('column.process'), cell: ({ definition }) => <bdi>{definition}</bdi> },
    {
      id: 'priority',
      label: t('column.priority'),
      align: 'end',
      sortBy: true,
      sortsDescending: true,
      cell: ({ task }) => formatsFor(locale).number(task.priority),
    },
  ];
}
