import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { EngineClient } from '../../EngineClient';
import { listAttachments } from '../../resources/task/attachment';
import { canChangeComments, listComments } from '../../resources/task/comment';
import { countUserOperations, listUserOperations } from '../../resources/task/userOperation';
import { queriesIn, STALE } from '../queryKeys';

export function taskRecordQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.task);
  const ofUser = queriesIn(client, 'user', Number.POSITIVE_INFINITY);
  return {
    comments: (id: string) => query(['comments', id], (signal) => listComments(client, id, signal)),
    canChangeComments: (id: string) =>
      ofUser(['can-change-comments'], (signal) => canChangeComments(client, id, signal)),
    attachments: (id: string) => query(['attachments', id], (signal) => listAttachments(client, id, signal)),
    history: (id: string, page: number) => {
      const range = { firstResult: (page - 1) * PAGE_SIZE, maxResults: PAGE_SIZE };
      return query(['history', id, page], (signal) => listUserOperations(client, id, range, signal));
    },
    historyCount: (id: string) =>
      query(['history-count', id], (signal) => countUserOperations(client, id, signal)),
  };
}
