export const SEARCH_FIELD_ID = 'tasklist-search';
