import type { EngineClient } from '../../EngineClient';
import { getDocument } from '../../transport/getText';
import type { AnsweredDocument } from '../../transport/RequestOptions';
import { type EngineQuery, queryKey } from '../queryKeys';

export interface FormSource {
  /** A path below the engine's REST root, a path of the server, or a whole URL. */
  readonly url: string;
  readonly userId: string;
  /** Null for start forms. */
  readonly taskId: string | null;
  /** What the form of a deployment is known by; null for forms that may look different for every task. */
  readonly deployment: string | null;
}

/** The HTML of an embedded form, and where it came from. Servers that generate it get the person and the task. */
export function formSourceQuery(client: EngineClient, source: FormSource): EngineQuery<AnsweredDocument> {
  const { url, userId, taskId, deployment } = source;
  return {
    queryKey: queryKey(
      client,
      'task',
      'form-source',
      ...(deployment === null ? [url, taskId] : [deployment]),
    ),
    queryFn: ({ signal }) =>
      getDocument(client, url, {
        query: { noCache: Date.now(), userId, engineName: client.engine, taskId },
        signal,
      }),
    staleTime: deployment === null ? 0 : Number.POSITIVE_INFINITY,
  };
}
