import * as query from '@tanstack/react-query';

/** What `completeQuery` loads. */
export const wholeQuery: typeof query = query;
