import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormEngineProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useEffect } from 'react';
import { mayAskForm } from '../form-parts/heldForms';
import { PendingForm } from '../form-parts/PendingForm';
import { FormJsFields } from './FormJsFields';
import { fetchFormJs } from './loadFormJs';
import { type FormSchema, parseSchema } from './schemaFields';

// With the code, which comes before the form is drawn.
fetchFormJs();

const NO_VARIABLES: FormVariables = {};

/** A form that is described by a schema of form-js. */
export default function FormJsForm(props: FormEngineProps) {
  const { explain } = useProblemWords();
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
  const error = source.error ?? (subject.kind === 'task' ? taskVariables.error : null);
  const isWaiting = parsed === null || variables === undefined;
  const message =
    parsed?.problem ?? (isWaiting && error !== null && !isLoginRequired(error) ? explain(error) : null);

  useEffect(() => {
    if (message !== null) onState({ phase: 'failed', message });
    else if (isWaiting) onState({ phase: 'loading' });
  }, [isWaiting, message, onState]);

  if (parsed?.problem != null) return <ErrorCard title={t('formJs.broken')} detail={parsed.problem} />;
  if (isWaiting) {
    return (
      <PendingForm
        error={error}
        isFetching={source.isFetching || taskVariables.isFetching}
        {...(source.isError && { owner: props })}
        onRetry={() => {
          if (source.isError) void source.refetch();
          if (taskVariables.isError) void taskVariables.refetch();
        }}
      />
    );
  }
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
