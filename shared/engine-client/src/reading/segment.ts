import { encodeText } from '@taskweave/base/texts/encodeText';

/**
 * An id as one segment of an engine path. Slashes and backslashes are escaped twice, because servlet
 * containers refuse or undo the single escape before the engine sees the path. So are the ids `.` and `..`, which browsers
 * take for steps to another resource, escaped or not: the engine then knows nothing of that id. Halves of characters, for
 * which there is no escape, become the replacement character.
 *
 * @example `task/${segment('a/b')}/comment` // 'task/a%252Fb/comment'
 */
export function segment(id: string): string {
  if (id === '.' || id === '..') return id.replaceAll('.', '%252E');
  return encodeText(id).replaceAll('%2F', '%252F').replaceAll('%5C', '%255C').replaceAll('*', '%2A');
}
