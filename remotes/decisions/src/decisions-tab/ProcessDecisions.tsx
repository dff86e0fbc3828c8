import { useInfiniteQuery } from '@tanstack/react-query';
import {
  decisionQueries,
  EVALUATIONS_PAGE_SIZE,
} from '@taskweave/engine-client/queries/process/decisionQueries';
import type { Evaluation } from '@taskweave/engine-client/resources/definition/decision';
import { useEngineClient, useNavigation, usePermission, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, useState } from 'react';
import styles from './DecisionsTab.module.css';
import { EvaluationItem } from './EvaluationItem';
import { EvaluationView } from './EvaluationView';

export function ProcessDecisions({ processInstanceId }: { readonly processInstanceId: string }) {
  const { t } = useTranslation();
  const evaluations = useEvaluations(processInstanceId);
  return (
    <Resolve query={evaluations} title={t('failed')} pending={<Skeleton label={t('loading')} count={4} />}>
      {(all) =>
        all.length === 0 ? (
          <NoDecisions />
        ) : (
          <Decisions
            all={all}
            more={
              evaluations.hasNextPage && (
                <>
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={evaluations.isFetchingNextPage}
                    onClick={() => void evaluations.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                  {evaluations.isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
                </>
              )
            }
          />
        )
      }
    </Resolve>
  );
}

/** Without permission the engine returns an empty list, not an error. */
function NoDecisions() {
  const { t } = useTranslation();
  const maySee = usePermission({ permission: 'READ_HISTORY', resource: 'Decision Definition' });
  return <EmptyState text={t(maySee === false ? 'none.right' : 'none')} />;
}

interface DecisionsProps {
  readonly all: readonly Evaluation[];
  readonly more: ReactNode;
}

function Decisions({ all, more }: DecisionsProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = all.find(({ id }) => id === chosen) ?? all.find(({ rootId }) => rootId === null) ?? all[0];

  function choose(id: string): void {
    setChosen(id);
    navigation.openInbox({ rootElement: null, viewbox: null }, { replace: true });
  }

  return (
    <div className={styles.tab}>
      <ul role="list" className={styles.list} aria-label={t('list')}>
        {all.map((evaluation) => (
          <li key={evaluation.id}>
            <EvaluationItem
              evaluation={evaluation}
              requiredBy={all.find(({ id }) => id === evaluation.rootId) ?? null}
              isShown={evaluation.id === shown?.id}
              onChoose={() => choose(evaluation.id)}
            />
          </li>
        ))}
      </ul>
      {more !== false && <div className={styles.more}>{more}</div>}
      {shown !== undefined && (
        <EvaluationView key={shown.id} evaluation={shown} fired={firedBeside(shown, all)} />
      )}
    </div>
  );
}

function firedBeside(shown: Evaluation, all: readonly Evaluation[]): readonly string[] {
  const root = shown.rootId ?? shown.id;
  const together = all.filter(({ id, rootId }) => id === root || rootId === root);
  const rules = together.flatMap(({ outputs }) => outputs.map(({ ruleId }) => ruleId));
  return [...new Set(rules.filter((id) => id !== null))];
}

function useEvaluations(processInstanceId: string) {
  const queries = decisionQueries(useEngineClient());
  const first = queries.evaluations(processInstanceId, 1);
  return useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => queries.evaluations(processInstanceId, pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === EVALUATIONS_PAGE_SIZE ? all.length + 1 : undefined),
    staleTime: first.staleTime,
    select: ({ pages }) => pages.flat(),
  });
}
