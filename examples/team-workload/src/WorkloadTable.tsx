import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { busiestFirst, type GroupCount } from './busiestFirst';
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
  if (data === undefined) return <p role="status">{t('loading')}</p>;
  if (data.length === 0) return <EmptyState text={t('empty')} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('group')}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {busiestFirst(data).map(({ groupName, taskCount }) => (
          <tr key={groupName}>
            <th scope="row">{groupName ?? t('none')}</th>
            <td>{taskCount.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
