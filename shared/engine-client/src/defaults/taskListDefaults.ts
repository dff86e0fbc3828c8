import type { TaskSorting } from '../resources/task/taskPageRequest';

// The page's boot script requests the first rows before the list loads, so both must read the same defaults.

export const TASK_LIST_ROWS_AHEAD = 30;

export const TASK_LINK_PAGE_SIZE = 15;

export const DEFAULT_SORTING: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'desc' }];
