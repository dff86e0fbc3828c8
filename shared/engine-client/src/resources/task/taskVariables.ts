import type { EngineClient } from '../../EngineClient';
import type { VariableInstanceQueryDto } from '../../generated/RestApi';
import { isRecord, readList } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { Task } from '../../Task';
import {
  type FoundVariable,
  isNear,
  LIMIT,
  nestedIn,
  type PlacedVariable,
  parseInstance,
  placeOf,
  scopesOf,
} from '../../variables/variableScopes';

export type TaskVariable = PlacedVariable;

export type VariablesByTask = Readonly<Record<string, TaskVariable>>;

export type VariablesOfTasks = Readonly<Record<string, Readonly<Record<string, TaskVariable>>>>;

export async function listTaskVariables(
  client: EngineClient,
  tasks: readonly Task[],
  name: string,
  signal?: AbortSignal,
): Promise<VariablesByTask> {
  const ofTask = await listPageVariables(client, tasks, [name], signal);
  return Object.fromEntries(
    Object.entries(ofTask).flatMap(([id, { [name]: variable }]) =>
      variable === undefined ? [] : [[id, variable]],
    ),
  );
}

/** The engine takes one name per call or none, so several names fetch all variables. */
export async function listPageVariables(
  client: EngineClient,
  tasks: readonly Task[],
  names: readonly string[] | null,
  signal?: AbortSignal,
): Promise<VariablesOfTasks> {
  const known = await listKnown(client, tasks, names, signal);
  const nested = tasks.filter(
    (task) => nestedIn(task) !== null && (names?.some((name) => !isNear(known[task.id]?.[name])) ?? true),
  );
  if (nested.length === 0) return known;
  const { listOuter } = await import('./variablesOfTask');
  return { ...known, ...(await listOuter(client, nested, { names, known }, signal)) };
}

async function listKnown(
  client: EngineClient,
  tasks: readonly Task[],
  names: readonly string[] | null,
  signal: AbortSignal | undefined,
): Promise<VariablesOfTasks> {
  const only = names?.length === 1 ? names[0] : undefined;
  const { ofTask, isCut } = await listAround(client, tasks, only, signal);
  if (!isCut || names === null || only !== undefined) return ofTask;
  const answers = await Promise.all(names.map((name) => listAround(client, tasks, name, signal)));
  return Object.fromEntries(
    tasks.map(({ id }) => [id, Object.assign({}, ...answers.map((answer) => answer.ofTask[id]))]),
  );
}

async function listAround(
  client: EngineClient,
  tasks: readonly Task[],
  variableName: string | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly ofTask: VariablesOfTasks; readonly isCut: boolean }> {
  const scopes = new Set(tasks.flatMap(scopesOf));
  if (scopes.size === 0) return { ofTask: {}, isCut: false };
  const body: VariableInstanceQueryDto = {
    ...(variableName !== undefined && { variableName }),
    variableScopeIdIn: [...scopes],
  };
  const query = { deserializeValues: false, maxResults: variableName === undefined ? LIMIT : undefined };
  const answer = await client.post('variable-instance', { query, body, signal, exactNumbers: true });
  const found = readList(answer, 'variables', parseInstance);
  const byScope = new Map<string, FoundVariable[]>();
  for (const one of found) byScope.set(one.scope, [...(byScope.get(one.scope) ?? []), one]);
  const ofTask = tasks.map((task) => {
    const variables = scopesOf(task)
      .toReversed()
      .flatMap((scope) => (byScope.get(scope) ?? []).map((one) => ({ ...one, place: placeOf(task, scope) })));
    return [task.id, Object.fromEntries(variables.map(({ name, scope, ...one }) => [name, one]))] as const;
  });
  return { ofTask: Object.fromEntries(ofTask), isCut: found.length >= LIMIT };
}

export async function getObjectValue(
  client: EngineClient,
  variableId: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await client.get(variablePath(variableId), { signal });
  return isRecord(answer) ? answer.value : null;
}

export function variableDataUrl(client: EngineClient, variableId: string): string {
  return client.url(`${variablePath(variableId)}/data`);
}

export async function getVariableFile(
  client: EngineClient,
  variableId: string,
  signal?: AbortSignal,
): Promise<Blob> {
  return client.get<Blob>(`${variablePath(variableId)}/data`, { accept: 'blob', signal });
}

function variablePath(variableId: string): string {
  return `variable-instance/${segment(variableId)}`;
}
