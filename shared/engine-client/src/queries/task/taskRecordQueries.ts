import { PAGE_SIZE } from '@taskweave/base/pageSize';
import type { EngineClient } from '../../EngineClient';
import { type Attachment, listAttachments } from '../../resources/task/attachment';
import { type Comment, canChangeComments, listComments } from '../../resources/task/comment';
import {
  countUserOperations,
  listUserOperations,
  type UserOperation,
} from '../../resources/task/userOperation';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** What people wrote, attached and did at a task. */
export function taskRecordQueries(client: EngineClient) {
  return {
    /** Newest first. */
    comments: (id: string): EngineQuery<readonly Comment[]> => ({
      queryKey: queryKey(client, 'task', 'comments', id),
      queryFn: ({ signal }) => listComments(client, id, signal),
      staleTime: STALE.task,
    }),
    /** Asked of one task, true of all: it is about the engine. Not among the tasks, whose answers grow old. */
    canChangeComments: (id: string): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'user', 'can-change-comments'),
      queryFn: ({ signal }) => canChangeComments(client, id, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    attachments: (id: string): EngineQuery<readonly Attachment[]> => ({
      queryKey: queryKey(client, 'task', 'attachments', id),
      queryFn: ({ signal }) => listAttachments(client, id, signal),
      staleTime: STALE.task,
    }),
    /** One page, counted from 1; newest first. */
    history: (id: string, page: number): EngineQuery<readonly UserOperation[]> => ({
      queryKey: queryKey(client, 'task', 'history', id, page),
      queryFn: ({ signal }) => {
        const range = { firstResult: (page - 1) * PAGE_SIZE, maxResults: PAGE_SIZE };
        return listUserOperations(client, id, range, signal);
      },
      staleTime: STALE.task,
    }),
    historyCount: (id: string): EngineQuery<number> => ({
      queryKey: queryKey(client, 'task', 'history-count', id),
      queryFn: ({ signal }) => countUserOperations(client, id, signal),
      staleTime: STALE.task,
    }),
  };
}
