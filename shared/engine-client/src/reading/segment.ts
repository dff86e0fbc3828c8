import { encodeText } from '@taskweave/base/texts/encodeText';

/**
 * Escapes slashes and backslashes twice, because servlet containers refuse or undo a single escape; also `.` and `..`, which
 * browsers resolve even if escaped. Lone surrogates become U+FFFD.
 * @example `task/${segment('a/b')}/comment` // 'task/a%252Fb/comment'
 */
export function segment(id: string): string {
  if (id === '.' || id === '..') return id.replaceAll('.', '%252E');
  return encodeText(id).replaceAll('%2F', '%252F').replaceAll('%5C', '%255C').replaceAll('*', '%2A');
}
