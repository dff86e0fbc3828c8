import { type EngineClient, methodsOf } from '@taskweave/engine-client/EngineClient';
import type { RequestOptions } from '@taskweave/engine-client/RequestOptions';

export type CallWatch = (path: string, options: RequestOptions) => string;

export function watchCalls(client: EngineClient, watch: CallWatch): EngineClient {
  async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
    // The options are read once, so that what was checked is what is sent.
    const given = { ...options };
    return client.request<T>(watch(String(path), given), given);
  }

  const watched: EngineClient = {
    appRoot: client.appRoot,
    prefix: client.prefix,
    name: client.name,
    connection: client.connection ?? null,
    restRoot: client.restRoot,
    get csrfToken() {
      return client.csrfToken;
    },
    get authorizedApps() {
      return client.authorizedApps;
    },
    serverTime: () => client.serverTime(),
    ...methodsOf(request),
    // Another name would hide whose calls they are.
    withCaller: () => watched,
    ...(client.whole && { whole: (onPart) => watchCalls(client.whole?.(onPart) ?? client, watch) }),
    url: client.url,
  };
  return watched;
}
