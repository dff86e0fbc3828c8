import { useQuery } from '@tanstack/react-query';
import {
  type FormVariables,
  PluginPoint,
  type TaskProps,
  useEngineClient,
  usePluginConfig,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import styles from './RiskTab.module.css';
import type {} from './remarkPoint';
import { riskOf } from './riskOf';

export default function RiskTab({ taskId }: TaskProps) {
  const { t, locale } = useTranslation();
  const { threshold } = usePluginConfig();
  const engine = useEngineClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['risk-score', engine.name, taskId],
    queryFn: ({ signal }) =>
      engine.get<FormVariables>(`task/${encodeURIComponent(taskId)}/variables`, {
        query: { deserializeValues: false },
        signal,
      }),
  });

  if (error !== null) {
    return (
      <Problem error={error} title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (data === undefined) return <p role="status">{t('loading')}</p>;
  const amount = data.amount?.value;
  const income = data.income?.value;
  if (typeof amount !== 'number' || typeof income !== 'number') return <EmptyState text={t('unknown')} />;

  const score = riskOf(amount, income);
  const isHigh = score >= threshold;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (
    <div className={styles.risk}>
      <p className={styles.score}>
        <span>{t('score')}</span>
        <strong>{t('scoreOf', { score })}</strong>
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={100}
        high={threshold}
        value={score}
        aria-label={t('score')}
      />
      <Note tone={isHigh ? 'warning' : 'success'} icon={isHigh ? 'error' : 'check'}>
        {t(isHigh ? 'high' : 'low', { threshold })}
      </Note>
      {isHigh && <PluginPoint point="risk-score.remark" props={{ score, threshold }} />}
      <PropertyList>
        <Property label={t('amount')}>{money.format(amount)}</Property>
        <Property label={t('income')}>{money.format(income)}</Property>
      </PropertyList>
    </div>
  );
}
