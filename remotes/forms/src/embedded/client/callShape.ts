import { callsOf } from '@taskweave/engine-client/rest-api/callsOf';

export interface ScriptCall {
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export type Shape = (...given: readonly unknown[]) => ScriptCall;
type Given = Readonly<Record<string, unknown>>;

/**
 * The usual arguments of the old client: ids first or inside an object, then the body; without a body, the object with the ids is
 * sent.
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

export function shapeWith(call: string, more: (given: Given) => object): Shape {
  const usual = usualShape(call);
  return (...given) => ({ call, args: { ...usual(...given).args, ...more(record(given[0])) } });
}

export function shapeAsking(call: string, defaults: Given): Shape {
  const usual = usualShape(call);
  return (...given) => {
    const { args } = usual(...given);
    return { call, args: { ...args, query: { ...defaults, ...record(args.query) } } };
  };
}

function placed(place: string, id: unknown, named: Given): Given {
  if (place !== 'definition') return { [place]: id ?? valueAt(place, named) };
  const { key, tenantId } = named;
  return key ? { key, tenantId } : { id: id ?? named.id };
}

function valueAt(place: string, named: Given): unknown {
  return place === 'varName' ? (named.varId ?? named.name) : (named[place] ?? named.id);
}

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
