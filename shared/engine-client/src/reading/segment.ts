import { encodeText } from '@taskweave/base/texts/encodeText';

/** Servlet containers refuse or undo a single escape of slashes, and browsers resolve `.` and `..` even if escaped. */
export function segment(id: string): string {
  if (id === '.' || id === '..') return id.replaceAll('.', '%252E');
  return encodeText(id).replaceAll('%2F', '%252F').replaceAll('%5C', '%255C').replaceAll('*', '%2A');
}
