import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Problem } from '@taskweave/ui/problem';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { type GroupCount, loadOf } from './GroupCount';
import { useGroupCounts } from './useGroupCounts';
import styles from './WorkloadTable.module.css';

export interface WorkloadTableProps {
  /** Called when somebody follows a link to a group. */
  readonly onLeave?: () => void;
}

/**
 * How many open tasks each group has, by one call to the engine, which is refused to those who may not read all tasks. The
 * header sorts.
 */
export function WorkloadTable({ onLeave }: WorkloadTableProps) {
  const { t, locale } = useTranslation();
  const { pageHref } = useNavigation();
  const { data, error, isFetching, refetch } = useGroupCounts();
  if (error !== null) {
    return (
      <Problem error={error} title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const columns: readonly TableColumn<GroupCount>[] = [
    {
      id: 'group',
      label: t('group'),
      cell: ({ groupName: id }) =>
        id === null ? (
          t('none')
        ) : (
          <a href={pageHref(`/team-workload/${encodeURIComponent(id)}`)} onClick={onLeave}>
            {id}
          </a>
        ),
      sortBy: ({ groupName }) => groupName,
    },
    {
      id: 'count',
      label: t('count'),
      align: 'end',
      cell: ({ taskCount }) => taskCount.toLocaleString(locale),
      sortBy: loadOf,
      sortsDescending: true,
    },
  ];
  return (
    <div className={styles.frame}>
      <Table
        caption={t('title')}
        isCaptionHidden
        columns={columns}
        rows={data}
        rowKey={({ groupName }) => groupName ?? ''}
        initialSort={{ columnId: 'count', direction: 'descending' }}
        loadingLabel={t('loading')}
        emptyText={t('empty')}
      />
    </div>
  );
}
