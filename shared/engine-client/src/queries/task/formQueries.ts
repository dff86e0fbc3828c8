import type { EngineClient } from '../../EngineClient';
import { getText } from '../../transport/getText';
import { queriesIn, STALE } from '../queryKeys';

export function formQueries(client: EngineClient) {
  const query = queriesIn(client, 'form', STALE.form);
  return {
    source: (url: string) =>
      // Application servers rarely send cache headers, and browsers then guess.
      query(['source', url], (signal) => getText(client, url, { query: { noCache: Date.now() }, signal })),
  };
}
