/**
 * An id as one segment of an engine path. Slashes and backslashes are escaped twice, because servlet
 * containers refuse or undo the single escape before the engine sees the path.
 */
export function segment(id: string): string {
  return encodeURIComponent(id).replaceAll('%2F', '%252F').replaceAll('%5C', '%255C').replaceAll('*', '%2A');
}
