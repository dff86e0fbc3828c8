import { pageTime } from '@taskweave/base/pageTime';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { useMemo, useState } from 'react';
import type { SearchPlace } from './SearchPlace';

/** Its time is fixed per search, so that scrolling or refetching stays within the same list. */
export function useSearchPlace(filter: Filter | undefined, searchQuery: string | null): SearchPlace {
  const { id: userId } = useUser();
  const { locale } = useTranslation();
  const names = JSON.stringify(filter?.properties.variables.map(({ name }) => name) ?? []);
  const [time, setTime] = useState(() => ({ of: searchQuery, now: wholeMinute() }));
  if (time.of !== searchQuery) setTime({ of: searchQuery, now: wholeMinute() });
  const { now } = time;
  return useMemo(() => ({ userId, variables: JSON.parse(names), now, locale }), [userId, names, now, locale]);
}

/** Rounded, so that parts of the page that query at different moments share one query. */
function wholeMinute(): Date {
  const now = pageTime();
  now.setSeconds(0, 0);
  return now;
}
