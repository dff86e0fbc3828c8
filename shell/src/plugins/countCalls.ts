import type { EngineClient } from '@taskweave/engine-client/EngineClient';

const CALLS = new Set(['request', 'get', 'post', 'put', 'delete', 'options']);

/** The same client, with every call told. */
export function countCalls(client: EngineClient, onCall: () => void): EngineClient {
  return new Proxy(client, {
    get(target, name, receiver) {
      if (typeof name === 'string' && CALLS.has(name)) onCall();
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
