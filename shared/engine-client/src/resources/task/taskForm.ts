import type { EngineClient } from '../../EngineClient';
import type { CompleteTaskDto } from '../../generated/RestApi';
import { segment } from '../../reading/segment';
import type { FormVariables } from '../../Task';
import { getText } from '../../transport/getText';
import type { WriteOptions } from '../../transport/RequestOptions';
import { parseVariables } from '../../variables/parseVariables';
import { parseForm, type TaskForm } from '../definition/form';

export async function getTaskForm(client: EngineClient, id: string, signal?: AbortSignal): Promise<TaskForm> {
  return parseForm(await client.get(`task/${segment(id)}/form`, { signal }));
}

export async function getFormVariables(
  client: EngineClient,
  id: string,
  options: { readonly names?: readonly string[]; readonly signal?: AbortSignal | undefined } = {},
): Promise<FormVariables> {
  const query = { deserializeValues: false, variableNames: options.names };
  const path = `task/${segment(id)}/form-variables`;
  return parseVariables(await client.get(path, { query, signal: options.signal, exactNumbers: true }));
}

export async function getStoredVariables(client: EngineClient, id: string): Promise<FormVariables> {
  const options = { query: { deserializeValues: false }, exactNumbers: true };
  return parseVariables(await client.get(`task/${segment(id)}/variables`, options));
}

export async function getRenderedForm(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  return getText(client, `task/${segment(id)}/rendered-form`, { signal });
}

export async function submitTaskForm(
  client: EngineClient,
  id: string,
  variables: FormVariables,
  options: Pick<WriteOptions, 'keepalive'> = {},
): Promise<void> {
  const body = { variables } satisfies CompleteTaskDto;
  await client.post(`task/${segment(id)}/submit-form`, { body, ...options });
}

/** Without a handler for the code, the engine ends the path silently. */
export async function reportBpmnError(
  client: EngineClient,
  id: string,
  error: {
    readonly errorCode: string;
    readonly errorMessage?: string | undefined;
    readonly variables: FormVariables;
  },
): Promise<void> {
  const { errorCode, errorMessage, variables } = error;
  await client.post(`task/${segment(id)}/bpmnError`, {
    body: { errorCode, ...(errorMessage === undefined ? {} : { errorMessage }), variables },
  });
}

/** The task survives if the handler does not interrupt. */
export async function reportEscalation(
  client: EngineClient,
  id: string,
  escalation: { readonly escalationCode: string; readonly variables: FormVariables },
): Promise<void> {
  const { escalationCode, variables } = escalation;
  await client.post(`task/${segment(id)}/bpmnEscalation`, { body: { escalationCode, variables } });
}

export async function completeTask(
  client: EngineClient,
  id: string,
  variables: FormVariables = {},
): Promise<void> {
  await client.post(`task/${segment(id)}/complete`, { body: { variables } satisfies CompleteTaskDto });
}
