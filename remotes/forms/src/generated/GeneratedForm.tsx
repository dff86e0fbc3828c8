import { useQuery, useQueryClient } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { getStoredVariables } from '@taskweave/engine-client/resources/task/taskForm';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormEngineProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import { mayAskForm } from '../form-parts/heldForms';
import { useAwaited } from '../form-parts/useAwaited';
import { GeneratedFields } from './GeneratedFields';
import { parseRenderedForm } from './parseRenderedForm';

export default function GeneratedForm(props: FormEngineProps) {
  const { subject } = props;
  const { t } = useTranslation();
  const client = useEngineClient();
  const enabled = mayAskForm(useQueryClient(), client, subject);
  const rendered = useQuery({
    ...(subject.kind === 'task'
      ? taskFormQueries(client).renderedForm(subject.taskId)
      : processDefinitionQueries(client).renderedStartForm(subject.processDefinitionId)),
    enabled,
  });
  const variables = useQuery({
    ...(subject.kind === 'task'
      ? taskFormQueries(client).formVariables(subject.taskId)
      : processDefinitionQueries(client).startFormVariables(subject.processDefinitionId)),
    enabled,
  });
  const html = rendered.data;
  // Every keystroke renders the parent, and a large form takes milliseconds to parse.
  const fields = useMemo(() => (html === undefined ? null : parseRenderedForm(html)), [html]);
  const awaited = useAwaited(props, [rendered, variables]);

  async function askStored(): Promise<FormVariables | null> {
    if (subject.kind !== 'task') return {};
    return getStoredVariables(client, subject.taskId).catch(() => null);
  }

  if (fields === null || variables.data === undefined) return awaited;
  return (
    <>
      {fields.length === 0 && <p>{t('generated.empty')}</p>}
      <GeneratedFields {...props} {...{ fields, askStored }} variables={variables.data} />
    </>
  );
}
