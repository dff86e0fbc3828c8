import type { TaskSorting } from '../resources/task/taskPageRequest';

// The page's boot script asks for the first rows before the list is there: both read here what to ask for.

/** Rows fetched beyond those on screen: rows, not gaps, while it scrolls; and the first screen is one request. */
export const TASK_LIST_ROWS_AHEAD = 30;

/** Rows of a page in the address. The list itself has no pages; links that people have kept count in these. */
export const TASK_LINK_PAGE_SIZE = 15;

/** The order of a list for which nobody chose one: the newest first. */
export const DEFAULT_SORTING: readonly TaskSorting[] = [{ sortBy: 'created', sortOrder: 'desc' }];
