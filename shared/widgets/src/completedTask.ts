import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import type { Task } from '@taskweave/engine-client/Task';

/** As the part that brings the page declares it. */
const PATH = '/completed-tasks';

interface Page {
  readonly item: { readonly label: string; readonly meta: Readonly<Record<string, unknown>> };
  readonly place: `/${string}`;
}

interface Services {
  readonly navigation: {
    openRoute(path: `/${string}`): void;
    setPageParam(name: string, value: string, options: { readonly replace: true }): void;
  };
  readonly permissions: {
    can(wanted: readonly PermissionCheck[]): Promise<boolean>;
    known(wanted: readonly PermissionCheck[]): boolean | null;
  };
}

type OneTask = Pick<Task, 'id' | 'processDefinitionId'>;

/** The page of completed tasks, where the person may be shown it. */
export function completedPageOf(pages: readonly Page[]): Page | undefined {
  return pages.find(({ item }) => item.meta.path === PATH);
}

/** The link to a completed task on that page. */
export function hrefOfCompleted(
  navigation: { routeHref(path: `/${string}`): string },
  { place }: Page,
  taskId: string,
): string {
  const href = navigation.routeHref(place);
  return `${href}${href.includes('?') ? '&' : '?'}completed=${encodeURIComponent(taskId)}`;
}

/**
 * Gives what opens a task once it is completed. Null where the person may not be shown the page, or is known to lack the right to the
 * history of the process. The engine is asked for that right meanwhile: the next task of the process knows it.
 */
export function openerOfCompleted(
  { navigation, permissions }: Services,
  pages: readonly Page[],
  task: OneTask,
): (() => void) | null {
  const page = completedPageOf(pages);
  if (page === undefined || !mayBeShown(permissions, task)) return null;
  return () => {
    navigation.openRoute(page.place);
    navigation.setPageParam('completed', task.id, { replace: true });
  };
}

/** Gives what opens the list of one's own completed tasks for some that are about to be in it; null where it would show none of them. */
export function openerOfCompletedList(
  { navigation, permissions }: Services,
  pages: readonly Page[],
  tasks: readonly OneTask[],
): (() => void) | null {
  const page = completedPageOf(pages);
  const shown = tasks.filter((task) => mayBeShown(permissions, task));
  return page === undefined || shown.length === 0 ? null : () => navigation.openRoute(page.place);
}

/** False where the person is known to lack the right to the history of the process; it is asked for meanwhile. */
function mayBeShown(permissions: Services['permissions'], { processDefinitionId }: OneTask): boolean {
  if (processDefinitionId === null) return true;
  const ofAll = { permission: 'READ_HISTORY', resource: 'Process Definition' } as const;
  const resourceId = processKeyOf(processDefinitionId);
  const wanted = resourceId === null ? [ofAll] : [ofAll, { ...ofAll, resourceId }];
  if (permissions.known(wanted) === false) return false;
  permissions.can(wanted).catch(() => undefined);
  return true;
}
