/**
 * Whether a call matches a route.
 *
 * @param route method and path below the REST root; `*` matches one segment, `**` any rest
 * @example isRouteOf('GET /task/*\/variables', 'GET', '/task/t1/variables') // true
 */
export function isRouteOf(route: string, method: string, path: string): boolean {
  const [ofMethod, ofPath = ''] = route.split(' ', 2);
  if (ofMethod !== method) return false;
  const wanted = ofPath.split('/');
  const given = path.split('/');
  const rest = wanted.indexOf('**');
  const fits = (segment: string, index: number) =>
    segment === given[index] || (segment === '*' && Boolean(given[index]));
  return rest === -1
    ? wanted.length === given.length && wanted.every(fits)
    : given.length >= rest && wanted.slice(0, rest).every(fits);
}
