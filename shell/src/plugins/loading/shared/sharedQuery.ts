import {
  hashKey,
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  useIsFetching,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { guardQuery } from './guardQuery';

export const SHARED_QUERY: object = guardQuery({
  hashKey,
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  useIsFetching,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
});

let completing: Promise<void> | null = null;

export function completeQuery(): Promise<void> {
  completing ??= import(/* webpackChunkName: "query" */ './wholeQuery').then(
    ({ wholeQuery }) => void Object.assign(SHARED_QUERY, guardQuery(wholeQuery)),
    (error: unknown) => {
      completing = null;
      throw error;
    },
  );
  return completing;
}
