import { isEngineError } from '../../shared/engine-client/src/errors/EngineError';
import { messageOf } from '../../shared/engine-client/src/errors/messageOf';
import { REST_TABLE } from '../../shared/engine-client/src/generated/RestApi';
import { callByName } from '../../shared/engine-client/src/rest-api/callByName';
import { resourceOf } from '../../shared/engine-client/src/rest-api/resourceOf';
import { CallWorld } from './CallWorld';
import { type Arguments, RUNTIME_ARGUMENTS } from './runtimeArguments';
import { signedInClient } from './signedInClient';
import { DEFINITIONS, EXAMPLES, STORED_ARGUMENTS } from './storedArguments';

export interface CallOutcome {
  readonly call: string;
  readonly route: string;
  readonly kind: 'answered' | 'refused' | 'unknown';
  readonly answer: string;
  readonly message: string;
}

type Planned = Pick<CallOutcome, 'call' | 'route'> & { readonly prepare: () => Promise<Arguments> };

const AT_ONCE = 8;
const TRIES = 4;
const ARGUMENTS = { ...RUNTIME_ARGUMENTS, ...STORED_ARGUMENTS };

export async function callEverything(
  baseUrl: string,
): Promise<{ version: string; outcomes: readonly CallOutcome[] }> {
  const world = await CallWorld.create(await signedInClient(baseUrl, 'demo'));
  try {
    const planned = Object.entries(REST_TABLE).flatMap(([resource, calls]) =>
      Object.entries<string>(calls).flatMap(([name, line]) => plan(world, resource, name, line)),
    );
    const open = (await Promise.all(planned)).flat();
    const outcomes: CallOutcome[] = [];
    const work = async () => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        outcomes.push(await outcomeOf(world, next));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    outcomes.sort((one, other) => (one.route < other.route ? -1 : 1));
    return { version: String((await resourceOf(world.client, 'version').get()).version), outcomes };
  } finally {
    await world.remove();
  }
}

async function plan(
  world: CallWorld,
  resource: string,
  name: string,
  line: string,
): Promise<readonly Planned[]> {
  const call = `${resource}.${name}`;
  const [verb = '', path = ''] = line.split(' ');
  const route = (place: string) => `${verb} /${[resource, place].filter(Boolean).join('/')}`;
  const args = ARGUMENTS[call] ?? {};
  const given = async (): Promise<Arguments> => (typeof args === 'function' ? args(world) : args);
  if (path.startsWith('{definition}')) {
    const places = await (DEFINITIONS[call] ?? DEFINITIONS[resource])?.(world);
    return (places ?? []).map((place) => ({
      call,
      route: route(path.replace('{definition}', placeNameOf(place))),
      prepare: async () => ({ ...(await given()), ...place }),
    }));
  }
  const page = name === 'list' || name === 'query' ? { query: { maxResults: 2 } } : {};
  const prepare = async () => {
    const args = { ...page, ...(await given()) };
    if (!path.includes('{id}') || 'id' in args) return args;
    return { id: (await EXAMPLES[resource]?.(world)) ?? 'missing', ...args };
  };
  return [{ call, route: route(path), prepare }];
}

function placeNameOf({ key, tenantId }: Arguments): string {
  if (key === undefined) return '{id}';
  return tenantId === undefined ? 'key/{key}' : 'key/{key}/tenant-id/{tenant-id}';
}

async function outcomeOf(world: CallWorld, { call, route, prepare }: Planned): Promise<CallOutcome> {
  let isPrepared = false;
  try {
    const args = await insist(prepare);
    isPrepared = true;
    await insist(() => callByName(world.client, call, args));
    return { call, route, kind: 'answered', answer: '', message: '' };
  } catch (error) {
    const message = messageOf(error);
    if (!isPrepared || !isEngineError(error)) {
      return { call, route, kind: 'unknown', answer: 'not made', message };
    }
    const { status, engineType } = error.problem;
    // The engine's errors name an exception; containers and proxies send a page.
    if (engineType === null) return { call, route, kind: 'unknown', answer: `${status}`, message };
    return { call, route, kind: 'refused', answer: `${status} ${engineType}`, message };
  }
}

/** The engine's documentation tells clients to retry after a concurrent change. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !/OptimisticLocking|ENGINE-03005/.test(describe(error))) throw error;
    }
  }
}

function describe(error: unknown): string {
  return isEngineError(error) ? `${error.problem.engineType} ${error.problem.message}` : messageOf(error);
}
