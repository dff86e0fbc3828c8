import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  decisionQueries,
  EVALUATIONS_PAGE_SIZE,
} from '@taskweave/engine-client/queries/process/decisionQueries';
import type { DecisionValue, Evaluation } from '@taskweave/engine-client/resources/definition/decision';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useNavigation, usePermission, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useDiagramPlace } from '@taskweave/widgets/diagram-viewer/useDiagramPlace';
import { useMinute } from '@taskweave/widgets/useMinute';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './DecisionsTab.module.css';
import { shownValue } from './shownValue';

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

interface EvaluationItemProps {
  readonly evaluation: Evaluation;
  readonly requiredBy: Evaluation | null;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function EvaluationItem({ evaluation, requiredBy, isShown, onChoose }: EvaluationItemProps) {
  const language = useTranslation();
  const { t, locale } = language;
  const now = useMinute();
  const values = evaluation.outputs.map((output) => shownValue(output, language));
  return (
    <button type="button" className={styles.item} aria-pressed={isShown} onClick={onChoose}>
      <span className={styles.itemName}>
        <bdi>{evaluation.name ?? evaluation.key}</bdi>
      </span>
      <span className={styles.itemFacts}>
        <DateText iso={evaluation.time} locale={locale} now={now} form="with-time" />
        {values.length > 0 && <bdi>{t('result', { values: formatsFor(locale).list(values) })}</bdi>}
        {requiredBy !== null && <span>{t('requiredBy', { name: requiredBy.name ?? requiredBy.key })}</span>}
      </span>
    </button>
  );
}

interface EvaluationViewProps {
  readonly evaluation: Evaluation;
  readonly fired: readonly string[];
}

function EvaluationView({ evaluation, fired }: EvaluationViewProps) {
  const { t } = useTranslation();
  const { collected } = evaluation;
  return (
    <Stack as="section" gap={4} aria-label={evaluation.name ?? evaluation.key}>
      <div className={styles.values}>
        <Values caption={t('inputs')} empty={t('inputs.none')} values={evaluation.inputs} />
        <Values caption={t('outputs')} empty={t('outputs.none')} values={evaluation.outputs} />
      </div>
      {collected !== null && <p className={styles.collected}>{t('collected', { value: collected })}</p>}
      <DecisionModel evaluation={evaluation} fired={fired} />
    </Stack>
  );
}

interface ValuesProps {
  readonly caption: string;
  readonly empty: string;
  readonly values: readonly DecisionValue[];
}

function Values({ caption, empty, values }: ValuesProps) {
  const language = useTranslation();
  const { t } = language;
  const columns: readonly TableColumn<DecisionValue>[] = [
    { id: 'name', label: t('name'), cell: ({ name }) => <bdi>{name ?? '–'}</bdi> },
    { id: 'type', label: t('common.type'), cell: ({ type }) => type },
    {
      id: 'value',
      label: t('value'),
      cell: (value) => <bdi className={styles.value}>{shownValue(value, language)}</bdi>,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={values}
      rowKey={({ id }) => id}
      loadingLabel={t('loading')}
      emptyText={empty}
    />
  );
}

interface DecisionModelProps {
  readonly evaluation: Evaluation;
  readonly fired: readonly string[];
}

function DecisionModel({ evaluation, fired }: DecisionModelProps) {
  const { t, locale } = useTranslation();
  const { definitionId, key } = evaluation;
  const place = useDiagramPlace(useNavigation(), definitionId);
  const query = useQuery(decisionQueries(useEngineClient()).xml(definitionId));
  useEffect(() => void loadDiagramEngine('dmn').catch(() => {}), []);
  const name = evaluation.name ?? key;
  return (
    <Resolve
      query={query}
      title={t('model.failed')}
      subject={{ resource: 'DecisionDefinition', id: definitionId }}
      pending={<Skeleton label={t('model.loading')} />}
    >
      {(xml) => (
        <DiagramViewer
          kind="dmn"
          xml={xml}
          label={t('model.label', { name })}
          locale={locale}
          highlighted={fired}
          place={{
            ...place,
            root: place.root !== null && xml.includes(`"${place.root}"`) ? place.root : key,
          }}
          describeMarked={(names) =>
            t('fired', { count: names.length, names: formatsFor(locale).list(names) })
          }
        />
      )}
    </Resolve>
  );
}
