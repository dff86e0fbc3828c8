import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { listThenCount, resourceOf } from '@taskweave/plugin-sdk/engine';
import { Resolve } from '@taskweave/ui/resolve';
import styles from './Deploy.module.css';

/** How many are named. */
const SHOWN = 5;

/** What was deployed last, and how much there is: one call as long as there is no more than is shown. */
export function LastDeployments() {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const query = useQuery({
    queryKey: ['deploy-files', engine.engine],
    queryFn: ({ signal }) =>
      listThenCount(
        resourceOf(engine, 'deployment'),
        { sorting: { sortBy: 'deploymentTime', sortOrder: 'desc' }, maxResults: SHOWN },
        { signal },
      ),
  });
  return (
    <section aria-labelledby="deploy-files-last">
      <h3 id="deploy-files-last">{t('last')}</h3>
      <Resolve query={query} title={t('last.failed')} pending={<p role="status">{t('loading')}</p>}>
        {({ count, items }) => (
          <>
            <ul className={styles.list}>
              {items.map(({ id, name }) => (
                <li key={id}>{name ?? id}</li>
              ))}
            </ul>
            <p>{t('last.count', { count, shown: count.toLocaleString(locale) })}</p>
          </>
        )}
      </Resolve>
    </section>
  );
}
