import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { type GroupCount, loadOf } from './GroupCount';
import styles from './WorkloadTable.module.css';

/** How many open tasks each group has, by one call to the engine. */
export function WorkloadTable() {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['team-workload', engine.engine],
    queryFn: ({ signal }) =>
      engine.get<readonly GroupCount[]>('task/report/candidate-group-count', { signal }),
  });
  if (isError) {
    const retry = { label: t('retry'), onRetry: () => void refetch(), isBusy: isFetching };
    return <ErrorCard title={t('failed')} retry={retry} />;
  }
  const columns: readonly TableColumn<GroupCount>[] = [
    {
      id: 'group',
      label: t('group'),
      cell: ({ groupName }) => groupName ?? t('none'),
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
