import { lazyPart } from '@taskweave/plugin-sdk';

/** The list below the search, which is fetched when someone turns to its field. */
export const LazySuggestionList = lazyPart(() => import(/* webpackChunkName: "search" */ './SuggestionList'));
