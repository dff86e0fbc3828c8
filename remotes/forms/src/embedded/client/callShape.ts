import type { Route } from '@taskweave/engine-client/rest-api/callEngine';

/** A call of the engine, and what it is made with. */
export interface ScriptCall {
  readonly route: string;
  readonly args: { readonly path?: object; readonly query?: Given; readonly body?: unknown };
}

/** What the engine's description leaves out: the calls of CMMN. */
type CaseRoute =
  | `${'GET' | 'POST' | 'PUT' | 'DELETE'} /case-${string}`
  | `${'GET' | 'POST'} /history/case-${string}`
  | `GET /history/case-definition/${string}`;

export type ScriptRoute = Route | CaseRoute;

export type Shape = (...given: readonly unknown[]) => ScriptCall;
type Given = Readonly<Record<string, unknown>>;

export function usualShape(route: ScriptRoute): Shape {
  const places = [...route.matchAll(/\{([^{}]+)\}/g)].map(([, place = '']) => place);
  const hasBody = route.startsWith('P');

  return (...given) => {
    const objects = given.filter(isObject);
    const ids = given.slice(0, places.length).filter((value) => !isObject(value));
    const named = ids.length < places.length ? objects[0] : undefined;
    const sent = named === undefined ? objects[0] : objects[1];
    const found = byKey(route, record(named)) ?? {
      route,
      path: Object.fromEntries(
        places.map((place, index) => [place, ids[index] ?? valueAt(place, record(named))]),
      ),
    };
    return {
      route: found.route,
      args: {
        path: found.path,
        ...(hasBody ? bodyOf(route, sent ?? named ?? {}) : sent && { query: record(sent) }),
      },
    };
  };
}

const OF_DEFINITION = /^(\w+ \/(?:process|case|decision|decision-requirements)-definition\/)\{id\}/;

export function byKey(route: string, { key, tenantId }: Given) {
  if (!key || !OF_DEFINITION.test(route)) return null;
  const place = tenantId ? 'key/{key}/tenant-id/{tenant-id}' : 'key/{key}';
  return { route: route.replace(OF_DEFINITION, `$1${place}`), path: { key, 'tenant-id': tenantId } };
}

export function shapeWith(route: ScriptRoute, more: (given: Given) => ScriptCall['args']): Shape {
  const usual = usualShape(route);
  return (...given) => {
    const call = usual(...given);
    return { ...call, args: { ...call.args, ...more(record(given[0])) } };
  };
}

export function shapeAsking(route: ScriptRoute, defaults: Given): Shape {
  const usual = usualShape(route);
  return (...given) => {
    const call = usual(...given);
    return { ...call, args: { ...call.args, query: { ...defaults, ...call.args.query } } };
  };
}

function valueAt(place: string, named: Given): unknown {
  return place === 'varName' ? (named.varId ?? named.name) : (named[place] ?? named.id);
}

function bodyOf(route: string, sent: object): Given {
  if (!/^POST \/(?:(?:history\/)?[\w-]+|filter\/\{id\}\/list)$/.test(route)) return { body: sent };
  const query = pick(sent, 'firstResult', 'maxResults', 'deserializeValues');
  return { query, body: without(sent, ...Object.keys(query)) };
}

export function idOf(given: unknown): unknown {
  return isObject(given) ? record(given).id : given;
}

export function pick(given: unknown, ...names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => names.includes(name)));
}

export function without(given: unknown, ...names: readonly string[]): Given {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => !names.includes(name)));
}

export function record(given: unknown): Given {
  return isObject(given) ? { ...given } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
