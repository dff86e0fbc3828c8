import type { Task } from '@taskweave/engine-client/Task';
import { readText, useUnsentInput } from '../unsent/useUnsentInput';
import { useCommentFault } from './CommentField';
import { useAddComment } from './useAddComment';
import { useCommentFiles } from './useCommentFiles';

/** A comment that is being written, with its files. It is one, whether it is written in the tab or in the dialog. */
export function useNewComment(task: Task) {
  const unsent = useUnsentInput(`comment:${task.id}`, '', readText);
  const text = unsent.value;
  const { add, error, cause, checking, isPending } = useAddComment(task);
  const fault = useCommentFault(text);
  const files = useCommentFiles(task.id);
  const isFaulty = (text.trim() === '' && files.list.length === 0) || fault !== null;

  /** @returns whether the engine has it */
  async function send(): Promise<boolean> {
    if (isFaulty || isPending || !(await add(files.named(text.trim())))) return false;
    files.send();
    unsent.discard();
    return true;
  }

  const field = { value: text, error, cause, news: checking, onChange: unsent.set };
  return { unsent, files, field, send, isFaulty, isPending };
}
