import { useInfiniteQuery } from '@tanstack/react-query';
import { deploymentQueries } from '@taskweave/engine-client/queries/deploymentQueries';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Accordion } from '@taskweave/ui/accordion';
import { Button } from '@taskweave/ui/button';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useState } from 'react';
import styles from './FormerDeployments.module.css';
import { FormerFiles } from './FormerFiles';

/** So many are asked for at once. */
const PAGE = 10;

/** What was deployed before, the newest first, as far as the person may read it. */
export function FormerDeployments() {
  const { t, locale } = useTranslation();
  const { all, page } = deploymentQueries(useEngineClient());
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...all(), 'former'],
    queryFn: ({ pageParam, signal }) => page(pageParam, PAGE).queryFn({ signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total, deployments }, _, first) =>
      deployments.length === PAGE && first + PAGE < total ? first + PAGE : undefined,
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="lines" count={4} label={t('former.loading')} />
    ) : (
      <Problem
        error={error}
        title={t('former.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const shown = data.pages.flatMap(({ deployments }) => deployments);
  const total = data.pages.at(-1)?.total ?? 0;
  if (shown.length === 0) return <EmptyState text={t('former.none')} />;
  const now = new Date();
  return (
    <div className={styles.former}>
      {error !== null && <Problem error={error} title={t('former.failed')} onRetry={() => void refetch()} />}
      <Accordion
        headingLevel={4}
        openId={openId}
        onOpenChange={setOpenId}
        sections={shown.map((deployment) => ({
          id: deployment.id,
          title: deployment.name || t('former.unnamed'),
          summary: <DateText iso={deployment.time} locale={locale} now={now} form="with-time" />,
          children: <FormerFiles deployment={deployment} onGone={() => setOpenId(null)} />,
        }))}
      />
      <div className={styles.foot}>
        <span className={styles.facts}>{t('former.count', { shown: shown.length, count: total })}</span>
        {hasNextPage && (
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('former.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
