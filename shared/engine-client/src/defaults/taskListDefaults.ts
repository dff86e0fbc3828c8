import type { TaskSorting } from '../resources/task/taskList';

/** Rows of one request. The page's boot script asks for the first of them before the list is there. */
export const TASK_LIST_PAGE_SIZE = 50;

/** The order of a list for which nobody chose one: the newest first. */
export const DEFAULT_SORTING: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'desc' }];
