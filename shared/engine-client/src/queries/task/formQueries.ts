import type { EngineClient } from '../../EngineClient';
import { getText } from '../../transport/getText';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function formQueries(client: EngineClient) {
  return {
    /**
     * The text of a form that is kept in a deployment or in an application.
     *
     * @param url below the engine's REST root, or an absolute path, or a whole URL
     */
    source: (url: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'form', 'source', url),
      // The servers of applications rarely say how long a form is good for, and browsers then guess.
      queryFn: ({ signal }) => getText(client, url, { query: { noCache: Date.now() }, signal }),
      staleTime: STALE.form,
    }),
  };
}
