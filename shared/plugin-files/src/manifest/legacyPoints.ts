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

export function isLegacyPoint(point: string): boolean {
  return Object.hasOwn(LEGACY_POINTS, point);
}
