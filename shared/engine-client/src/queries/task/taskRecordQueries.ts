import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { EngineClient } from '../../EngineClient';
import { listPastSteps } from '../../resources/history/pastStep';
import { listAttachments } from '../../resources/task/attachment';
import { canChangeComments, listComments } from '../../resources/task/comment';
import {
  countUserOperations,
  listUserOperations,
  type OperationScope,
} from '../../resources/task/userOperation';
import type { InstanceOfTask } from '../../Task';
import { queriesIn, STALE } from '../queryKeys';

export function taskRecordQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.task);
  const ofUser = queriesIn(client, 'user', Number.POSITIVE_INFINITY);
  return {
    comments: (id: string) => query(['comments', id], (signal) => listComments(client, id, signal)),
    canChangeComments: (id: string) =>
      ofUser(['can-change-comments'], (signal) => canChangeComments(client, id, signal)),
    attachments: (id: string) => query(['attachments', id], (signal) => listAttachments(client, id, signal)),
    history: (id: string, page: number, scope: OperationScope = { taskId: id }) => {
      const range = { firstResult: (page - 1) * PAGE_SIZE, maxResults: PAGE_SIZE };
      return query(['history', id, page, scope], (signal) =>
        listUserOperations(client, scope, range, signal),
      );
    },
    historyCount: (id: string, scope: OperationScope = { taskId: id }) =>
      query(['history-count', id, scope], (signal) => countUserOperations(client, scope, signal)),
    steps: (id: string, instance: InstanceOfTask) =>
      query(['steps', id, instance], (signal) => listPastSteps(client, instance, signal)),
  };
}
