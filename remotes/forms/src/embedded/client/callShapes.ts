import { deploymentForm } from '@taskweave/engine-client/resources/definition/deploymentForm';
import { MissingOptionError } from '@taskweave/engine-client/rest-api/MissingOptionError';

/** A call of the engine's client, as in `task.claim`, and what it is made with. */
export interface ScriptCall {
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Only these answer with what they embed; everything else has one shape. */
  readonly isHal?: boolean;
  readonly isCsv?: boolean;
  /** Only the number is handed on. */
  readonly isCount?: boolean;
  /** The number of all that is listed, asked for beside the list. */
  readonly counted?: ScriptCall;
}

/** What a script's arguments become. They are ids, or objects with ids among other things. */
export type Shape = (...given: readonly unknown[]) => ScriptCall;
export type Shapes = Readonly<Record<string, Shape>>;

/** Asked for with criteria in the address. */
export const asked =
  (call: string): Shape =>
  (params) => ({ call, args: { query: record(params) } });

/** Only the number, as the suite's client counts by default. */
export const counted =
  (call: string): Shape =>
  (params) => ({ call, args: { query: record(params) }, isCount: true });

/** A list with the number of all that is in it. */
export const listed =
  (resource: string): Shape =>
  (params) => ({
    call: `${resource}.list`,
    args: { query: record(params) },
    counted: counted(`${resource}.count`)(params),
  });

/** Asked for with criteria in the body; how many is said in the address. */
export const paged =
  (call: string, defaults: Readonly<Record<string, number>> = {}): Shape =>
  (params) => {
    const { firstResult, maxResults, deserializeValues, ...body } = record(params);
    const pages = Object.fromEntries(
      Object.entries({ firstResult, maxResults, deserializeValues }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    return { call, args: { query: { ...defaults, ...pages }, body } };
  };

/** Of the one with this id. */
export const of =
  (call: string, place = 'id'): Shape =>
  (id) => ({ call, args: { [place]: idOf(id) } });

/** Sent as it is. */
export const sent =
  (call: string): Shape =>
  (body) => ({ call, args: { body: record(body) } });

/** Sent to the one whose id is in it. */
export const sentTo =
  (call: string): Shape =>
  (given) => ({ call, args: { id: idOf(given), body: record(given) } });

/** Sent to the one with the id before it. */
export const sentToId =
  (call: string): Shape =>
  (id, body) => ({ call, args: { id: idOf(id), body: record(body) } });

/** A variable of the one whose id is beside its name. */
export const ofVariable =
  (call: string): Shape =>
  (given) => ({ call, args: { id: idOf(given), varName: record(given).varId } });

/** A definition is found by its id, or by its key: the one that the suite's client prefers comes first. */
export const ofDefinition =
  (call: string, more: (given: Readonly<Record<string, unknown>>) => object = () => ({})): Shape =>
  (given) => {
    const { key, tenantId } = record(given);
    const place = key ? { key, tenantId } : { id: idOf(given) };
    return { call, args: { ...place, ...more(record(given)) } };
  };

/** What can be done with all of a kind, or with one of them. */
export const options =
  (resource: string): Shape =>
  (given) => {
    const id = idOf(given);
    return id ? { call: `${resource}.optionsOf`, args: { id } } : { call: `${resource}.options`, args: {} };
  };

/** Created, or changed where there is an id. */
export const saved =
  (resource: string): Shape =>
  (given) =>
    record(given).id ? sentTo(`${resource}.update`)(given) : sent(`${resource}.create`)(given);

export const namesQuery = (given: Readonly<Record<string, unknown>>) => ({
  query: {
    variableNames: Array.isArray(given.names) ? given.names.map(String) : undefined,
    deserializeValues: typeof given.deserializeValues === 'boolean' ? given.deserializeValues : undefined,
  },
});

export function deployed(given: unknown): ScriptCall {
  const { deploymentName, deploymentSource, enableDuplicateFiltering, deployChangedOnly, tenantId, files } =
    record(given);
  const all = [files ?? []].flat().map((file) => {
    const { name, content } = record(file);
    return {
      name: needed('name', name),
      content: content instanceof Blob || content === '' ? content : needed('content', content),
    };
  });
  const body = deploymentForm({
    name: needed('deploymentName', deploymentName),
    ...(deploymentSource ? { source: String(deploymentSource) } : {}),
    ...(tenantId ? { tenantId: String(tenantId) } : {}),
    enableDuplicateFiltering: Boolean(enableDuplicateFiltering),
    deployChangedOnly: Boolean(deployChangedOnly),
    files: all,
  });
  return { call: 'deployment.create', args: { body } };
}

function needed(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '')
    throw new MissingOptionError('deployment.create', [field], 'create deployment');
  return String(value);
}

export function idOf(given: unknown): unknown {
  return typeof given === 'object' && given !== null ? record(given).id : given;
}

export function pick(given: unknown, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => names.includes(name)));
}

export function without(given: unknown, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => !names.includes(name)));
}

export function record(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}
