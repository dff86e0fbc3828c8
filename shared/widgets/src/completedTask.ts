import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import type { Task } from '@taskweave/engine-client/Task';

const PATH = '/completed-tasks';

interface Page {
  readonly item: { readonly label: string; readonly meta: Readonly<Record<string, unknown>> };
  readonly place: `/${string}`;
}

interface Services {
  readonly navigation: {
    openPage(path: `/${string}`): void;
    setPageParam(name: string, value: string, options: { readonly replace: true }): void;
  };
  readonly permissions: {
    can(wanted: readonly PermissionCheck[]): Promise<boolean>;
    known(wanted: readonly PermissionCheck[]): boolean | null;
  };
}

type OneTask = Pick<Task, 'id' | 'processDefinitionId'>;

export function completedPageOf(pages: readonly Page[]): Page | undefined {
  return pages.find(({ item }) => item.meta.path === PATH);
}

export function hrefOfCompleted(
  navigation: { pageHref(path: `/${string}`): string },
  { place }: Page,
  taskId: string,
): string {
  const href = navigation.pageHref(place);
  return `${href}${href.includes('?') ? '&' : '?'}completed=${encodeURIComponent(taskId)}`;
}

export function openerOfCompleted(
  { navigation, permissions }: Services,
  pages: readonly Page[],
  task: OneTask,
): (() => void) | null {
  const page = completedPageOf(pages);
  if (page === undefined || !mayBeShown(permissions, task)) return null;
  return () => {
    navigation.openPage(page.place);
    navigation.setPageParam('completed', task.id, { replace: true });
  };
}

export function openerOfCompletedList(
  { navigation, permissions }: Services,
  pages: readonly Page[],
  tasks: readonly OneTask[],
): (() => void) | null {
  const page = completedPageOf(pages);
  const shown = tasks.filter((task) => mayBeShown(permissions, task));
  return page === undefined || shown.length === 0 ? null : () => navigation.openPage(page.place);
}

function mayBeShown(permissions: Services['permissions'], { processDefinitionId }: OneTask): boolean {
  if (processDefinitionId === null) return true;
  const ofAll = { permission: 'READ_HISTORY', resource: 'Process Definition' } as const;
  const resourceId = processKeyOf(processDefinitionId);
  const wanted = resourceId === null ? [ofAll] : [ofAll, { ...ofAll, resourceId }];
  if (permissions.known(wanted) === false) return false;
  permissions.can(wanted).catch(() => undefined);
  return true;
}
