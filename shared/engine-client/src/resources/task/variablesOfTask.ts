import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { FormVariables, VariableValue } from '../../Task';
import { parseVariable, parseVariables } from '../../variables/parseVariables';
import {
  ownScope,
  placeOf,
  SCOPES,
  scopesOf,
  type TaskScopes,
  type VariablePlace,
  variableDataUrl,
} from './taskVariables';

/** A variable that a task can see, or that a nearer one of its name hides from it. */
export interface VariableOfTask extends VariableValue {
  readonly name: string;
  /** Id of the variable itself; null where the person may read it through the task only. */
  readonly id: string | null;
  /** Where it lives. Read through the task alone, the task's differ from all others, which count as the process's. */
  readonly place: VariablePlace;
  /** One of the same name is nearer to the task: the task does not see this one. */
  readonly isHidden: boolean;
}

/** Where a variable is: of the task alone, or the one that the task sees of this name, wherever it lives. */
export interface VariableTarget {
  readonly name: string;
  readonly isLocal: boolean;
}

/**
 * All variables around a task, sorted by name, with the place of each. Objects stay serialised, files are not fetched. Three
 * calls at once: the engine's list of variables knows places and ids, but leaves out what the person may not read of the
 * instance; what the task itself sees is asked of the task, which takes a right to the task alone.
 *
 * @throws EngineError of the kind `forbidden` where the person may not read the task's variables
 */
export async function listVariablesOfTask(
  client: EngineClient,
  task: TaskScopes,
  signal?: AbortSignal,
): Promise<readonly VariableOfTask[]> {
  const options = { query: { deserializeValues: false }, signal, exactNumbers: true } as const;
  const path = `task/${segment(task.id)}`;
  const body = { variableScopeIdIn: [...new Set(scopesOf(task))] };
  const [seen, own, instances] = await Promise.all([
    client.get(`${path}/variables`, options).then(parseVariables),
    client.get(`${path}/localVariables`, options).then(parseVariables),
    client.post('variable-instance', { ...options, body }),
  ]);
  const known = readList(instances, 'variables', (value, where) => parsePlaced(value, where, task));
  return withHidden([...known, ...throughTask(seen, own, known)])
    .map((one) => withBytes(one, one.place === 'taskVariable' ? own : seen))
    .sort(byName);
}

export async function putVariableOfTask(
  client: EngineClient,
  taskId: string,
  target: VariableTarget,
  body: VariableValue,
): Promise<void> {
  await client.put(pathOf(taskId, target), { body });
}

export async function deleteVariableOfTask(
  client: EngineClient,
  taskId: string,
  target: VariableTarget,
): Promise<void> {
  await client.delete(pathOf(taskId, target));
}

/** The address of the content of a file, or of bytes: of the variable itself, or as the task sees it. */
export function variableContentUrl(
  client: EngineClient,
  taskId: string,
  { id, name, place }: Pick<VariableOfTask, 'id' | 'name' | 'place'>,
): string {
  if (id !== null) return variableDataUrl(client, id);
  return client.url(`${pathOf(taskId, { name, isLocal: place === 'taskVariable' })}/data`);
}

function pathOf(taskId: string, { name, isLocal }: VariableTarget): string {
  return `task/${segment(taskId)}/${isLocal ? 'localVariables' : 'variables'}/${segment(name)}`;
}

const NEARNESS: readonly VariablePlace[] = Object.values(SCOPES);

type Placed = Omit<VariableOfTask, 'isHidden'>;

function parsePlaced(value: unknown, where: string, task: TaskScopes): Placed {
  const shape = readShape(value, where);
  const place = placeOf(task, ownScope(shape));
  return { id: shape.text('id'), name: shape.text('name'), place, ...parseVariable(shape) };
}

/** Those that only the task lists. */
function throughTask(seen: FormVariables, own: FormVariables, known: readonly Placed[]): readonly Placed[] {
  const local = new Set(known.filter(({ place }) => place === 'taskVariable').map(({ name }) => name));
  const around = new Set(known.filter(({ place }) => place !== 'taskVariable').map(({ name }) => name));
  return [
    ...Object.entries(own)
      .filter(([name]) => !local.has(name))
      .map(([name, value]) => ({ id: null, name, place: 'taskVariable' as const, ...value })),
    ...Object.entries(seen)
      .filter(([name]) => !Object.hasOwn(own, name) && !around.has(name))
      .map(([name, value]) => ({ id: null, name, place: 'processVariable' as const, ...value })),
  ];
}

/** Says of each whether a nearer one has its name. */
function withHidden(all: readonly Placed[]): readonly VariableOfTask[] {
  const nearest = new Map<string, number>();
  for (const { name, place } of all) {
    nearest.set(name, Math.min(nearest.get(name) ?? NEARNESS.length, NEARNESS.indexOf(place)));
  }
  return all.map((one) => ({ ...one, isHidden: NEARNESS.indexOf(one.place) !== nearest.get(one.name) }));
}

/** The list of variables leaves out what is in bytes; the task has it. */
function withBytes(one: VariableOfTask, through: FormVariables): VariableOfTask {
  const seen = through[one.name];
  return one.type !== 'Bytes' || one.isHidden || seen === undefined ? one : { ...one, value: seen.value };
}

function byName(one: Placed, other: Placed): number {
  return one.name.localeCompare(other.name) || NEARNESS.indexOf(one.place) - NEARNESS.indexOf(other.place);
}
