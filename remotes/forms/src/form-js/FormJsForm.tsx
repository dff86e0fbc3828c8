import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormEngineProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { useEffect } from 'react';
import { mayAskForm } from '../form-parts/heldForms';
import { useAwaited } from '../form-parts/useAwaited';
import { type FormSchema, parseSchema } from './data/schemaFields';
import { FormJsFields } from './FormJsFields';
import { fetchFormJs } from './loadFormJs';

fetchFormJs();

const NO_VARIABLES: FormVariables = {};

export default function FormJsForm(props: FormEngineProps) {
  const { subject, form, onState } = props;
  const { t } = useTranslation();
  const client = useEngineClient();
  const source = useQuery(formQueries(client).source(form.url ?? ''));
  const mayAsk = mayAskForm(useQueryClient(), client, subject);
  const taskVariables = useQuery({
    ...taskFormQueries(client).formVariables(subject.kind === 'task' ? subject.taskId : ''),
    enabled: () => subject.kind === 'task' && mayAsk(),
  });
  const variables = subject.kind === 'task' ? taskVariables.data : NO_VARIABLES;
  const parsed = source.data === undefined ? null : tryParse(source.data);
  const problem = parsed?.problem ?? null;
  const awaited = useAwaited(props, subject.kind === 'task' ? [source, taskVariables] : [source]);

  useEffect(() => {
    if (problem !== null) onState({ kind: 'failed', message: problem });
  }, [problem, onState]);

  if (problem !== null) return <ErrorCard title={t('formJs.broken')} detail={problem} />;
  if (parsed?.schema == null || variables === undefined) return awaited;
  return <FormJsFields key={source.data} {...props} schema={parsed.schema} variables={variables} />;
}

type Parsed =
  | { readonly schema: FormSchema; readonly problem: null }
  | { readonly schema: null; readonly problem: string };

function tryParse(text: string): Parsed {
  try {
    return { schema: parseSchema(text), problem: null };
  } catch (error) {
    return { schema: null, problem: messageOf(error) };
  }
}
