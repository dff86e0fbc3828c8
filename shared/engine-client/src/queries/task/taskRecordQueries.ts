import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { EngineClient } from '../../EngineClient';
import { listAttachments } from '../../resources/task/attachment';
import { canChangeComments, listComments } from '../../resources/task/comment';
import { countUserOperations, listUserOperations } from '../../resources/task/userOperation';
import { queriesIn, STALE } from '../queryKeys';

/** What people wrote, attached and did at a task. */
export function taskRecordQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.task);
  const ofUser = queriesIn(client, 'user', Number.POSITIVE_INFINITY);
  return {
    /** Newest first. */
    comments: (id: string) => query(['comments', id], (signal) => listComments(client, id, signal)),
    /** Asked of one task, true of all: it is about the engine. Not among the tasks, whose answers grow old. */
    canChangeComments: (id: string) =>
      ofUser(['can-change-comments'], (signal) => canChangeComments(client, id, signal)),
    attachments: (id: string) => query(['attachments', id], (signal) => listAttachments(client, id, signal)),
    /** One page, counted from 1; newest first. */
    history: (id: string, page: number) => {
      const range = { firstResult: (page - 1) * PAGE_SIZE, maxResults: PAGE_SIZE };
      return query(['history', id, page], (signal) => listUserOperations(client, id, range, signal));
    },
    historyCount: (id: string) =>
      query(['history-count', id], (signal) => countUserOperations(client, id, signal)),
  };
}
