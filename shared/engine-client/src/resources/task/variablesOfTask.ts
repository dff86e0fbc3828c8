import { createLane } from '@taskweave/base/createLane';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { FormVariables, Task, VariableValue } from '../../Task';
import { parseVariable, parseVariables } from '../../variables/parseVariables';
import {
  type FoundVariable,
  isNear,
  LIMIT,
  nestedIn,
  ownScope,
  type PlacedVariable,
  parseInstance,
  placeOf,
  scopesOf,
  type TaskScopes,
  type VariablePlace,
} from '../../variables/variableScopes';

export interface VariableOfTask extends VariableValue {
  readonly name: string;
  readonly id: string | null;
  readonly place: VariablePlace;
  readonly isHidden: boolean;
}

export interface VariableTarget {
  readonly name: string;
  readonly isLocal: boolean;
}

/** The engine's list of variables knows scopes and ids, but omits what is unreadable on the instance, so the task's own calls complete it. */
export async function listVariablesOfTask(
  client: EngineClient,
  task: TaskScopes,
  signal?: AbortSignal,
): Promise<readonly VariableOfTask[]> {
  const options = { query: { deserializeValues: false }, signal, exactNumbers: true } as const;
  const path = `task/${segment(task.id)}`;
  const field = nestedIn(task);
  const body =
    field === null ? { variableScopeIdIn: [...new Set(scopesOf(task))] } : { [`${field}In`]: [task[field]] };
  const [seen, own, instances] = await Promise.all([
    client.get(`${path}/variables`, options).then(parseVariables),
    client.get(`${path}/localVariables`, options).then(parseVariables),
    client.post('variable-instance', { ...options, body }),
  ]);
  const all = readList(instances, 'variables', (value, where) => parsePlaced(value, where, task));
  return withHidden([...all.filter(({ place }) => place !== 'outerVariable'), ...throughTask(seen, own, all)])
    .map((one) => withBytes(one, one.place === 'taskVariable' ? own : seen))
    .sort(byName);
}

const inTurn = createLane(4);

const COUNTERS = ['loopCounter', 'nrOfInstances', 'nrOfActiveInstances', 'nrOfCompletedInstances'];

type VariablesOf = Readonly<Record<string, Readonly<Record<string, PlacedVariable>>>>;

interface Known {
  readonly names: readonly string[] | null;
  readonly known: VariablesOf;
}

export async function listOuter(
  client: EngineClient,
  tasks: readonly Task[],
  { names, known }: Known,
  signal?: AbortSignal,
): Promise<VariablesOf> {
  const options = { query: { deserializeValues: false }, signal, exactNumbers: true };
  const processInstanceIdIn = [...new Set(tasks.flatMap(({ processInstanceId }) => processInstanceId ?? []))];
  const variableName = names?.length === 1 ? names[0] : undefined;
  const body = { ...(variableName !== undefined && { variableName }), processInstanceIdIn };
  const query = { ...options.query, maxResults: LIMIT };
  const found =
    processInstanceIdIn.length === 0
      ? []
      : readList(
          await client.post('variable-instance', { ...options, query, body }),
          'variables',
          parseForeign,
        );
  const ofTasks = tasks.map(async (task) => {
    const near = known[task.id] ?? {};
    const isWanted = (name: string) =>
      (names?.includes(name) ?? !COUNTERS.includes(name)) && !isNear(near[name]);
    const own = scopesOf(task);
    const elsewhere = found.filter(
      ({ name, scope, instance }) =>
        instance === task.processInstanceId && !own.includes(scope) && isWanted(name),
    );
    const isUnsure = nestedIn(task) === 'caseInstanceId' || found.length >= LIMIT;
    const isMissing = isUnsure && names?.some((name) => near[name] === undefined) === true;
    if (elsewhere.length === 0 && !isMissing) return [task.id, near] as const;
    const seen = await inTurn(() => client.get(`task/${segment(task.id)}/variables`, options), signal);
    const outer = Object.entries(parseVariables(seen))
      .filter(([name, value]) => isWanted(name) && !isSame(near[name], value))
      .map(([name, value]): [string, PlacedVariable] => {
        const same = elsewhere.filter((one) => one.name === name && isSame(one, value));
        const [only] = value.type === 'File' && same.length > 1 ? [] : same;
        const listed = value.type === 'Bytes' ? { ...value, value: null } : value;
        return [name, { ...listed, place: 'outerVariable', ...(only && { id: only.id }) }];
      });
    return [task.id, { ...near, ...Object.fromEntries(outer) }] as const;
  });
  return Object.fromEntries(await Promise.all(ofTasks));
}

function parseForeign(value: unknown, where: string): FoundVariable & { readonly instance: string | null } {
  const { textOrNull } = readShape(value, where);
  const instance = textOrNull('taskId') === null ? textOrNull('processInstanceId') : null;
  return { ...parseInstance(value, where), instance };
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

export function variableContentUrl(
  client: EngineClient,
  taskId: string,
  { id, name, place }: Pick<VariableOfTask, 'id' | 'name' | 'place'>,
): string {
  if (id !== null) return client.url(`variable-instance/${segment(id)}/data`);
  return client.url(`${pathOf(taskId, { name, isLocal: place === 'taskVariable' })}/data`);
}

function pathOf(taskId: string, { name, isLocal }: VariableTarget): string {
  return `task/${segment(taskId)}/${isLocal ? 'localVariables' : 'variables'}/${segment(name)}`;
}

const NEARNESS: readonly VariablePlace[] = [
  'taskVariable',
  'executionVariable',
  'outerVariable',
  'processVariable',
  'caseExecutionVariable',
  'caseInstanceVariable',
];

type Placed = Omit<VariableOfTask, 'isHidden'>;

function parsePlaced(value: unknown, where: string, task: TaskScopes): Placed {
  const shape = readShape(value, where);
  const scope = ownScope(shape);
  const place = scopesOf(task).includes(scope) ? placeOf(task, scope) : 'outerVariable';
  return { id: shape.text('id'), name: shape.text('name'), place, ...parseVariable(shape) };
}

function throughTask(seen: FormVariables, own: FormVariables, all: readonly Placed[]): readonly Placed[] {
  const named = (place: VariablePlace, name: string) =>
    all.some((one) => one.place === place && one.name === name);
  const isListed = (name: string, value: VariableValue) =>
    all.some(
      (one) =>
        one.name === name &&
        one.place !== 'taskVariable' &&
        one.place !== 'outerVariable' &&
        (one.place === 'executionVariable' || isSame(one, value) || !named('outerVariable', name)),
    );
  return [
    ...Object.entries(own)
      .filter(([name]) => !named('taskVariable', name))
      .map(([name, value]) => ({ id: null, name, place: 'taskVariable' as const, ...value })),
    ...Object.entries(seen)
      .filter(([name, value]) => !Object.hasOwn(own, name) && !isListed(name, value))
      .map(([name, value]) => {
        const place = named('outerVariable', name) ? 'outerVariable' : 'processVariable';
        return { id: null, name, place, ...value } as const;
      }),
  ];
}

function withHidden(all: readonly Placed[]): readonly VariableOfTask[] {
  const nearest = new Map<string, number>();
  for (const { name, place } of all) {
    nearest.set(name, Math.min(nearest.get(name) ?? NEARNESS.length, NEARNESS.indexOf(place)));
  }
  return all.map((one) => ({ ...one, isHidden: NEARNESS.indexOf(one.place) !== nearest.get(one.name) }));
}

function isSame(one: VariableValue | undefined, other: VariableValue): boolean {
  const textOf = ({ type, value, valueInfo = {} }: VariableValue) =>
    JSON.stringify([type, type !== 'Bytes' && value, Object.entries(valueInfo).sort()]);
  return one !== undefined && textOf(one) === textOf(other);
}

function withBytes(one: VariableOfTask, through: FormVariables): VariableOfTask {
  const seen = through[one.name];
  return one.type !== 'Bytes' || one.isHidden || seen === undefined ? one : { ...one, value: seen.value };
}

function byName(one: Placed, other: Placed): number {
  return one.name.localeCompare(other.name) || NEARNESS.indexOf(one.place) - NEARNESS.indexOf(other.place);
}
