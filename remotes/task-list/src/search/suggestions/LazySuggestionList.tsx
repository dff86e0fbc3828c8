import { lazy } from 'react';

const load = () => import(/* webpackChunkName: "search" */ './SuggestionList');

/** The list below the search, which is fetched when someone turns to its field. */
export const LazySuggestionList = lazy(load);

/** Only a head start: the list itself tells what came of it. */
export function prefetchSuggestionList(): void {
  load().catch(() => undefined);
}
