import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Accordion } from '@taskweave/ui/accordion';
import { DateText } from '@taskweave/ui/date-text';
import { Loader } from '@taskweave/ui/loader';
import { Pagination, usePage } from '@taskweave/ui/pagination';
import { Problem } from '@taskweave/ui/problem';
import { useState } from 'react';
import { DeploymentFiles } from './DeploymentFiles';
import styles from './EarlierDeployments.module.css';

/** So many are on a page. */
const PAGE = 10;

/** What was deployed before, the newest first, as far as the person may read it. The page stands in the address. */
export function EarlierDeployments() {
  const { t, locale } = useTranslation();
  const [page, setPage] = usePage(useNavigation(), 'deploymentsPage');
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery({
    ...deploymentQueries(useEngineClient()).page((page - 1) * PAGE, PAGE),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = query;
  const now = pageTime();
  return (
    <div className={styles.former}>
      {data !== undefined && error !== null && (
        <Problem error={error} title={t('former.failed')} onRetry={() => void refetch()} />
      )}
      <Loader
        query={query}
        label={t('former.loading')}
        count={4}
        title={t('former.failed')}
        empty={{ text: t('former.none') }}
        isEmpty={({ total }) => total === 0}
      >
        {({ deployments, total }) => (
          <>
            <Accordion
              headingLevel={4}
              openId={openId}
              onOpenChange={setOpenId}
              sections={deployments.map((deployment) => ({
                id: deployment.id,
                title: deployment.name || t('former.unnamed'),
                summary: <DateText iso={deployment.time} locale={locale} now={now} form="with-time" />,
                children: <DeploymentFiles deployment={deployment} onGone={() => setOpenId(null)} />,
              }))}
            />
            <Pagination
              label={t('former.title')}
              page={page}
              total={total}
              pageSize={PAGE}
              buttons={5}
              onPage={setPage}
            />
          </>
        )}
      </Loader>
    </div>
  );
}
