import type { EngineClient } from '../../EngineClient';
import { getDocument } from '../../transport/getText';
import type { AnsweredDocument } from '../../transport/RequestOptions';
import { type EngineQuery, queryKey } from '../queryKeys';

export interface FormSource {
  readonly url: string;
  readonly userId: string;
  readonly taskId: string | null;
  readonly deployment: string | null;
}

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
        query: { noCache: Date.now(), userId, engineName: client.name, taskId },
        signal,
      }),
    staleTime: deployment === null ? 0 : Number.POSITIVE_INFINITY,
  };
}
