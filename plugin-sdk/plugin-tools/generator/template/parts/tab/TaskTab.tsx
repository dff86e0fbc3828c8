import { useQuery } from '@tanstack/react-query';
import { type TaskProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import styles from './TaskTab.module.css';

type Variables = Readonly<Record<string, { readonly value: unknown; readonly type: string }>>;

export default function TaskTab({ taskId }: TaskProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['__ID__', engine.name, taskId],
    retry: false,
    queryFn: ({ signal }) =>
      engine.get<Variables>(`task/${encodeURIComponent(taskId)}/variables`, {
        query: { deserializeValues: false },
        signal,
      }),
  });

  if (error !== null) {
    return (
      <Problem error={error} title={t('tab.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (data === undefined) return <p role="status">{t('tab.loading')}</p>;
  const names = Object.keys(data);
  if (names.length === 0) return <EmptyState text={t('tab.none')} />;
  return (
    <section className={styles.tab}>
      <p className={styles.count}>{t('tab.variables', { count: names.length })}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
