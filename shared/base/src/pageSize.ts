/** Items on a page of a list, and rows of one request. */
export const PAGE_SIZE = 50;
