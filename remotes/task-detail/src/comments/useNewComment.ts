import type { Task } from '@taskweave/engine-client/Task';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';
import { useCommentFault } from './CommentField';
import { useAddComment } from './useAddComment';
import { useCommentFiles } from './useCommentFiles';

export function useNewComment(task: Task) {
  const unsent = useUnsentInput(`comment:${task.id}`, '', readText);
  const text = unsent.value;
  const { add, error, cause, checking, isPending } = useAddComment(task);
  const fault = useCommentFault(text);
  const files = useCommentFiles(task.id);
  const isEmpty = unsent.isEmpty && files.list.length === 0;
  const isFaulty = (text.trim() === '' && files.list.length === 0) || fault !== null;

  async function send(): Promise<boolean> {
    if (isFaulty || isPending || !(await add(files.named(text.trim())))) return false;
    files.send();
    const latest = unsent.latest();
    unsent.set(latest.startsWith(text) ? latest.slice(text.length).trimStart() : latest);
    return true;
  }

  function discard(): void {
    unsent.discard();
    for (const file of files.list) files.drop(file);
  }

  const field = { value: text, error, cause, news: checking, onChange: unsent.set };
  return { unsent, files, field, send, discard, isEmpty, isFaulty, isTooLong: fault !== null, isPending };
}
