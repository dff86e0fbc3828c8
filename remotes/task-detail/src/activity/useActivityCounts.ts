import { useQuery } from '@tanstack/react-query';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useKnownTask } from '../data/useTaskDetail';
import { useDoomedIds } from '../deletions/useDoomedIds';
import { useIsStaying } from './useIsStaying';

/** Requested only after the user has stayed with the task and interacts with it. */
export function useActivityCounts(taskId: string, isVisited: boolean): ReadonlyMap<string, number> {
  const queries = taskRecordQueries(useEngineClient());
  const { isGone } = useKnownTask(taskId);
  const enabled = useIsStaying() && isVisited && !isGone;
  const doomed = useDoomedIds(taskId);
  const isThere = ({ id }: { readonly id: string }) => !doomed.has(id);
  const comments = useQuery({ ...queries.comments(taskId), enabled }).data?.filter(isThere).length;
  const files = useQuery({ ...queries.attachments(taskId), enabled }).data?.filter(isThere).length;
  const counts = new Map<string, number>();
  if (comments !== undefined) counts.set('task-detail-comments', comments);
  if (files !== undefined) counts.set('task-detail-attachments', files);
  if (comments !== undefined && files !== undefined) counts.set('task-detail-activity', comments + files);
  return counts;
}
