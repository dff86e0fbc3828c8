/** Id of the field, for links and commands that lead to it. */
export const SEARCH_FIELD_ID = 'tasklist-search';
