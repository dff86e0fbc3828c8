import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Property, PropertyList } from '@taskweave/ui/property-list';

interface Count {
  readonly count: number;
}

/** The shell draws the title, and the way back. */
export default function OverviewPage() {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const user = useUser();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['__ID__', engine.engine, 'overview', user.id],
    retry: false,
    queryFn: ({ signal }) =>
      Promise.all([
        engine.get<Count>('task/count', { signal }),
        engine.get<Count>('task/count', { query: { assignee: user.id }, signal }),
      ]),
  });

  if (isError) {
    const retry = { label: t('overview.retry'), onRetry: () => void refetch(), isBusy: isFetching };
    return <ErrorCard title={t('overview.failed')} retry={retry} />;
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
