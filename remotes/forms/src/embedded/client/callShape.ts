import { callsOf } from '@taskweave/engine-client/rest-api/callsOf';

/** A call of the engine's client, as in `task.claim`, and what it is made with. */
export interface ScriptCall {
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What a script's arguments become. They are ids, or objects with ids among other things. */
export type Shape = (...given: readonly unknown[]) => ScriptCall;
type Given = Readonly<Record<string, unknown>>;

/**
 * The arguments as most calls of the suite's own client have them: ids first or inside an object, and behind them what is sent; where
 * nothing follows, the object with the ids is sent.
 */
export function usualShape(call: string): Shape {
  const [resource = '', name = ''] = call.split('.');
  const [verb = '', path = ''] = callsOf(resource)[name]?.split(' ') ?? [];
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const hasBody = verb === 'POST' || verb === 'PUT';

  return (...given) => {
    const objects = given.filter(isObject);
    const ids = given.slice(0, places.length).filter((value) => !isObject(value));
    const named = ids.length < places.length ? objects[0] : undefined;
    const sent = named === undefined ? objects[0] : objects[1];
    return {
      call,
      args: {
        ...Object.assign({}, ...places.map((place, index) => placed(place, ids[index], record(named)))),
        ...(hasBody ? bodyOf(name, sent ?? named ?? {}) : sent && { query: sent }),
      },
    };
  };
}

/** The usual one, but for some of its arguments, which are made of the first that is given. */
export function shapeWith(call: string, more: (given: Given) => object): Shape {
  const usual = usualShape(call);
  return (...given) => ({ call, args: { ...usual(...given).args, ...more(record(given[0])) } });
}

/** The usual one, with criteria that hold where a script names none. */
export function shapeAsking(call: string, defaults: Given): Shape {
  const usual = usualShape(call);
  return (...given) => {
    const { args } = usual(...given);
    return { call, args: { ...args, query: { ...defaults, ...record(args.query) } } };
  };
}

/** A definition is found by its id, or by its key, which comes first. */
function placed(place: string, id: unknown, named: Given): Given {
  if (place !== 'definition') return { [place]: id ?? valueAt(place, named) };
  const { key, tenantId } = named;
  return key ? { key, tenantId } : { id: id ?? named.id };
}

function valueAt(place: string, named: Given): unknown {
  return place === 'varName' ? (named.varId ?? named.name) : (named[place] ?? named.id);
}

/** The body has the criteria of a query, the address its page. */
function bodyOf(name: string, sent: object): Given {
  if (!/^query(?:Tasks)?$/.test(name)) return { body: sent };
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
