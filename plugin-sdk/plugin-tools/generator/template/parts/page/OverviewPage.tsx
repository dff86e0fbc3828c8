import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Problem } from '@taskweave/ui/problem';
import { Property, PropertyList } from '@taskweave/ui/property-list';

interface Count {
  readonly count: number;
}

/** The shell draws the title, and the way back. */
export default function OverviewPage() {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['__ID__', engine.name, 'overview', user.id],
    retry: false,
    queryFn: ({ signal }) =>
      Promise.all([
        engine.get<Count>('task/count', { signal }),
        engine.get<Count>('task/count', { query: { assignee: user.id }, signal }),
      ]),
  });

  if (error !== null) {
    const retry = () => void refetch();
    return <Problem error={error} title={t('overview.failed')} onRetry={retry} isRetrying={isFetching} />;
  }
  if (data === undefined) return <p role="status">{t('overview.loading')}</p>;
  const [all, mine] = data;
  return (
    <PropertyList>
      <Property label={t('overview.all')}>{all.count.toLocaleString(locale)}</Property>
      <Property label={t('overview.mine')}>{mine.count.toLocaleString(locale)}</Property>
    </PropertyList>
  );
}
