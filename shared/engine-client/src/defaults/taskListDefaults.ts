import type { TaskSorting } from '../resources/task/taskPageRequest';

// The page's boot script requests the first rows before the list loads: both read these.

/** Avoids gaps while scrolling; the first screen is one request. */
export const TASK_LIST_ROWS_AHEAD = 30;

/** The list has no pages, but old links count in these. */
export const TASK_LINK_PAGE_SIZE = 15;

export const DEFAULT_SORTING: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'desc' }];
