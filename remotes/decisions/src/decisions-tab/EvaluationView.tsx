import type { DecisionValue, Evaluation } from '@taskweave/engine-client/resources/definition/decision';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { DecisionModel } from './DecisionModel';
import styles from './DecisionsTab.module.css';
import { shownValue } from './shownValue';

export interface EvaluationViewProps {
  readonly evaluation: Evaluation;
  readonly fired: readonly string[];
}

export function EvaluationView({ evaluation, fired }: EvaluationViewProps) {
  const { t } = useTranslation();
  const { collected } = evaluation;
  return (
    <section className={styles.view} aria-label={evaluation.name ?? evaluation.key}>
      <div className={styles.values}>
        <Values caption={t('inputs')} empty={t('inputs.none')} values={evaluation.inputs} />
        <Values caption={t('outputs')} empty={t('outputs.none')} values={evaluation.outputs} />
      </div>
      {collected !== null && <p className={styles.collected}>{t('collected', { value: collected })}</p>}
      <DecisionModel evaluation={evaluation} fired={fired} />
    </section>
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
