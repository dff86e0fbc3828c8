import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { resolveForm } from '@taskweave/engine-client/resolveForm';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { labelledFieldsOf } from './labelledFieldsOf';
import { type FormField, taskFormOf } from './taskFormOf';

/** A form that lies beside the application: the one kind that is still there when its task is not. */
const OF_APPLICATION = 'embedded:app:';

/**
 * The fields of the task's form with their labels: from the model, where the engine generates the form, or from its page. Labels
 * are an extra: without a right, and of other forms, variables have their names.
 */
export function useFormFields({
  processDefinitionId,
  taskDefinitionKey,
}: CompletedTask): readonly FormField[] {
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
  // The engine says where the application lies with the form for starting, the only one that it still answers for.
  const start = useQuery({ ...definition.startForm(id), enabled: key !== null, retry: false });
  const place = start.data && { key, formRef: null, contextPath: start.data.contextPath };
  const url = place && resolveForm(place, { kind: 'start', processDefinitionId: id }, client).form?.url;
  const page = useQuery({ ...formQueries(client).source(url ?? ''), enabled: Boolean(url), retry: false });
  return page.data === undefined ? (form?.fields ?? []) : labelledFieldsOf(page.data);
}
