import { useQuery } from '@tanstack/react-query';
import { processInstanceQueries } from '@taskweave/engine-client/queries/process/processInstanceQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import styles from './DiagramTab.module.css';
import { STATE_TEXTS } from './texts/stateTexts';

export function usePassed(processInstanceId: string | null, isWanted: boolean) {
  const queries = processInstanceQueries(useEngineClient());
  return useQuery({
    ...queries.passedActivities(processInstanceId ?? ''),
    enabled: isWanted && processInstanceId !== null,
  });
}

export interface PassedLegendProps {
  readonly query: ReturnType<typeof usePassed>;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

export function PassedLegend({ query, isShown, onChange }: PassedLegendProps) {
  const { t } = useTexts(STATE_TEXTS);
  return (
    <div className={styles.legend}>
      <CheckboxField label={t('passed.show')} checked={isShown} onChange={onChange} />
      <div role="status">
        {isShown && (
          <Resolve
            query={query}
            title={t('common.historyFailed')}
            pending={<Skeleton label={t('passed.loading')} count={1} />}
          >
            {(passed) =>
              passed.length === 0 ? (
                <span>{t('passed.none')}</span>
              ) : (
                <span className={styles.keys}>
                  <span data-key="passed">{t('passed.legend', { count: passed.length })}</span>
                  <span data-key="current">{t('passed.current')}</span>
                </span>
              )
            }
          </Resolve>
        )}
      </div>
    </div>
  );
}
