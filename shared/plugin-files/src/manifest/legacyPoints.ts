/** The points of the old Tasklist that there are here, and what our contract for each asks for as data. */
export const LEGACY_POINTS: Readonly<Record<string, readonly ('label' | 'path')[]>> = {
  'tasklist.task.detail': ['label'],
  'tasklist.route': ['label', 'path'],
  'tasklist.task.action': [],
  'tasklist.navbar.action': [],
  'tasklist.header': [],
  'tasklist.list': [],
  'tasklist.card': [],
  'tasklist.login': [],
  'tasklist.login.data': [],
};

/** Whether plugins of the old Tasklist have this point here. */
export function isLegacyPoint(point: string): boolean {
  return Object.hasOwn(LEGACY_POINTS, point);
}
