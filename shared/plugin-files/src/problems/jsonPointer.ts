/**
 * The JSON pointer to a member: `/` and `~` in names are escaped.
 *
 * @example jsonPointer(['plugins', 0, 'modules', '/a.js']) // '/plugins/0/modules/~1a.js'
 */
export function jsonPointer(path: readonly unknown[]): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
