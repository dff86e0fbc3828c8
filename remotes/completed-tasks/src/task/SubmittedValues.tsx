import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { completedQueries } from '@taskweave/engine-client/queries/task/completedQueries';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { resolveForm } from '@taskweave/engine-client/resolveForm';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { type PastVariable, pastFileUrl } from '@taskweave/engine-client/resources/history/submittedValues';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { useFactSettings } from '@taskweave/widgets/facts/useFactSettings';
import { useId } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';
import { dataText } from './dataText';
import { labelledFieldsOf } from './labelledFieldsOf';
import { type FormField, taskFormOf } from './taskFormOf';
import { type PastFact, type PastFactSources, usePastFacts } from './usePastFacts';

/** A form served by the application: the only kind that outlives its task. */
const OF_APPLICATION = 'embedded:app:';

export function SubmittedValues({ task }: { readonly task: CompletedTask }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const client = useEngineClient();
  const values = useQuery(completedQueries(client).variables(task));
  const settings = useFactSettings(usePluginServices().settings);
  const fields = useFormFields(task);
  if (values.data?.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {t('data')}
      </h4>
      <Resolve
        query={values}
        title={t('data.failed')}
        pending={<Skeleton shape="form" count={3} label={t('loading')} />}
      >
        {(variables) => settings && <Values {...{ task, variables, fields, settings }} />}
      </Resolve>
    </Stack>
  );
}

function Values(sources: PastFactSources) {
  const { variables, fields } = sources;
  const { t } = useTexts(COMPLETED_TEXTS);
  const facts = usePastFacts(sources);
  const isOfForm = ({ name, isSubmitted }: PastVariable) =>
    isSubmitted || fields.some((field) => field.id === name);
  const place = ({ name }: PastVariable) => {
    const index = fields.findIndex((field) => field.id === name);
    return index === -1 ? fields.length : index;
  };
  const submitted = variables.filter(isOfForm).toSorted((one, other) => place(one) - place(other));
  const others = variables.filter((variable) => !isOfForm(variable) && variable.value !== null);
  return (
    <>
      <p className={styles.text}>{t(submitted.length === 0 ? 'data.none' : 'data.readOnly')}</p>
      {submitted.length > 0 && <ValueList variables={submitted} facts={facts} label={t('data.label')} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <Icon name="chevron-right" />
            {t('data.earlier')}
          </summary>
          <ValueList variables={others} facts={facts} label={t('data.earlier')} />
        </details>
      )}
    </>
  );
}

interface ValueListProps {
  readonly variables: readonly PastVariable[];
  readonly facts: ReadonlyMap<string, PastFact>;
  readonly label: string;
}

function ValueList({ variables, facts, label }: ValueListProps) {
  return (
    <dl className={styles.values} aria-label={label}>
      {variables.map((variable) => {
        const fact = facts.get(variable.name);
        return (
          fact && (
            <div key={variable.name} className={styles.value}>
              <dt>
                <bdi>{fact.label}</bdi>
              </dt>
              <dd dir="auto">
                <PastValue variable={variable} fact={fact} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Labels come from the model or the form's page. Without permission, and for other forms, variables keep their names. */
function useFormFields({ processDefinitionId, taskDefinitionKey }: CompletedTask): readonly FormField[] {
  const client = useEngineClient();
  const id = processDefinitionId ?? '';
  const definition = processDefinitionQueries(client);
  const model = useQuery({
    ...definition.processXml(id),
    enabled: processDefinitionId !== null && taskDefinitionKey !== null,
    retry: false,
  });
  const form = model.data === undefined ? null : taskFormOf(model.data, taskDefinitionKey ?? '');
  const key = form?.key?.startsWith(OF_APPLICATION) ? form.key : null;
  // The start form, the only one that the engine still serves, reveals the application's path.
  const start = useQuery({ ...definition.startForm(id), enabled: key !== null, retry: false });
  const place = start.data && { key, formRef: null, contextPath: start.data.contextPath };
  const url = place && resolveForm(place, { kind: 'start', processDefinitionId: id }, client).form?.url;
  const page = useQuery({ ...formQueries(client).source(url ?? ''), enabled: Boolean(url), retry: false });
  return page.data === undefined ? (form?.fields ?? []) : labelledFieldsOf(page.data);
}

interface PastValueProps {
  readonly variable: PastVariable;
  readonly fact: PastFact;
}

function PastValue({ variable, fact: { value, text } }: PastValueProps) {
  const client = useEngineClient();
  switch (value.kind) {
    case 'file': {
      const fileName = value.fileName || variable.name;
      return (
        <a className={styles.link} href={pastFileUrl(client, variable)} download={fileName}>
          {fileName}
        </a>
      );
    }
    case 'link':
      return (
        <a className={styles.link} href={value.href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    case 'empty':
      return <span className={styles.empty}>–</span>;
    case 'data':
      return dataText(variable.value);
    default:
      return text;
  }
}
