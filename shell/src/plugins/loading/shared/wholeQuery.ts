import * as query from '@tanstack/react-query';

export const wholeQuery: typeof query = query;
