import { useQuery } from '@tanstack/react-query';
import { type EngineClient, type TaskScope, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import styles from './BacklogTab.module.css';

export default function BacklogTab({ task }: TaskScope) {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const step = task.taskDefinitionKey;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stock-rspack', engine.engine, step],
    queryFn: ({ signal }) => countOpen(engine, step ?? '', signal),
    enabled: step !== null,
  });

  if (step === null) return <EmptyState text={t('noKind')} />;
  if (error !== null) {
    return (
      <Problem error={error} title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (data === undefined) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.backlog}>
      <PropertyList>
        <Property label={t('open')}>{data.open.toLocaleString(locale)}</Property>
        <Property label={t('free')}>{data.free.toLocaleString(locale)}</Property>
      </PropertyList>
    </div>
  );
}

async function countOpen(engine: EngineClient, taskDefinitionKey: string, signal: AbortSignal) {
  const count = async (query: Readonly<Record<string, string | boolean>>) =>
    (await engine.get<{ readonly count: number }>('task/count', { query, signal })).count;
  const [open, free] = await Promise.all([
    count({ taskDefinitionKey }),
    count({ taskDefinitionKey, unassigned: true }),
  ]);
  return { open, free };
}
