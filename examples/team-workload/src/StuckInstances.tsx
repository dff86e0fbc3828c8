import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { countThenList } from '@taskweave/plugin-sdk/engine';
import { Resolve } from '@taskweave/ui/resolve';
import styles from './StuckInstances.module.css';

/** How many are named. */
const SHOWN = 5;

/** Work that reaches no group: instances that an incident holds up. Most days the count is all that is asked for. */
export function StuckInstances() {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const query = useQuery({
    queryKey: ['team-workload', engine.name, 'stuck'],
    queryFn: ({ signal }) =>
      countThenList(engine, 'POST /process-instance', {
        body: { withIncident: true, sorting: [{ sortBy: 'businessKey', sortOrder: 'asc' }] },
        query: { maxResults: SHOWN },
        signal,
      }),
  });
  return (
    <section className={styles.stuck} aria-labelledby="team-workload-stuck">
      <h3 id="team-workload-stuck">{t('stuck')}</h3>
      <Resolve query={query} title={t('failed')} pending={<p role="status">{t('loading')}</p>}>
        {({ count, items }) => (
          <>
            <p>
              {count === 0
                ? t('stuck.none')
                : t('stuck.count', { count, shown: count.toLocaleString(locale) })}
            </p>
            <ul className={styles.list}>
              {items.map(({ id, businessKey }) => (
                <li key={id}>{businessKey ?? id}</li>
              ))}
            </ul>
          </>
        )}
      </Resolve>
    </section>
  );
}
