import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { resolveForm } from '@taskweave/engine-client/resolveForm';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { labelledFieldsOf } from './labelledFieldsOf';
import { type FormField, taskFormOf } from './taskFormOf';

/** A form served by the application: the only kind that outlives its task. */
const OF_APPLICATION = 'embedded:app:';

/** Labels come from the model or the form's page. Without permission, and for other forms, variables keep their names. */
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
  // The start form, the only one that the engine still serves, reveals the application's path.
  const start = useQuery({ ...definition.startForm(id), enabled: key !== null, retry: false });
  const place = start.data && { key, formRef: null, contextPath: start.data.contextPath };
  const url = place && resolveForm(place, { kind: 'start', processDefinitionId: id }, client).form?.url;
  const page = useQuery({ ...formQueries(client).source(url ?? ''), enabled: Boolean(url), retry: false });
  return page.data === undefined ? (form?.fields ?? []) : labelledFieldsOf(page.data);
}
