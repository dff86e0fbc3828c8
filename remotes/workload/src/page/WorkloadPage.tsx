import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { orderFilters } from '@taskweave/engine-client/resources/filter/orderFilters';
import { filterOfAll } from '@taskweave/engine-client/task-query/wholeQuery';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import type { CountScope, CountView } from '../counting/CountScope';
import { type CountRun, useCountRun } from '../counting/useCountRun';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { CountHead } from './CountHead';
import { WorkloadCards } from './WorkloadCards';
import styles from './WorkloadPage.module.css';

export interface WorkloadPageProps {
  readonly params: Readonly<Record<string, string>>;
}

export default function WorkloadPage({ params: { filter } }: WorkloadPageProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const filters = useQuery(filterQueries(useEngineClient()).all());
  const run = useCountRun();
  return (
    <Resolve query={filters} title={t('common.filtersFailed')} pending={<Skeleton label={t('counting')} />}>
      {(all) => (
        <ScopedPage filters={orderFilters(all, formatsFor(locale).locale)} filterId={filter} run={run} />
      )}
    </Resolve>
  );
}

interface ScopedPageProps {
  readonly filters: readonly Filter[];
  readonly filterId: string | undefined;
  readonly run: CountRun;
}

function ScopedPage({ filters, filterId, run }: ScopedPageProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const navigation = useNavigation();
  const scope: CountScope | undefined =
    filterId === undefined ? null : filters.find(({ id }) => id === filterId);
  if (scope === undefined) {
    return (
      <EmptyState
        text={t('scope.unknown')}
        action={
          <Button variant="secondary" href={navigation.pageHref('/workload')}>
            {t('scope.toAll')}
          </Button>
        }
      />
    );
  }
  if (run.at === null) return <Skeleton label={t('counting')} />;
  const listFilterId = (scope ?? filterOfAll(filters))?.id ?? null;
  const view: CountView = { scope, at: run.at, listFilterId };
  return (
    <div className={styles.page}>
      <CountHead view={view} filters={filters} run={run} />
      <WorkloadCards view={view} />
    </div>
  );
}
