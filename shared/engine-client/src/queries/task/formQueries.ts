import type { EngineClient } from '../../EngineClient';
import { getText } from '../../transport/getText';
import { queriesIn, STALE } from '../queryKeys';

export function formQueries(client: EngineClient) {
  const query = queriesIn(client, 'form', STALE.form);
  return {
    /**
     * The text of a form that is kept in a deployment or in an application.
     *
     * @param url below the engine's REST root, or an absolute path, or a whole URL
     */
    source: (url: string) =>
      // The servers of applications rarely say how long a form is good for, and browsers then guess.
      query(['source', url], (signal) => getText(client, url, { query: { noCache: Date.now() }, signal })),
  };
}
