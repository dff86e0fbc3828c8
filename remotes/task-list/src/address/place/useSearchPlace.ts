import { pageTime } from '@taskweave/base/pageTime';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { useMemo, useState } from 'react';
import type { SearchPlace } from './SearchPlace';

/** Where the search is asked. Its time is that of the search: a list that is scrolled, or asked for again, stays the same list. */
export function useSearchPlace(filter: Filter | undefined, searchQuery: string | null): SearchPlace {
  const { id: userId } = useUser();
  const { locale } = useTranslation();
  const names = JSON.stringify(filter?.properties.variables.map(({ name }) => name) ?? []);
  const [time, setTime] = useState(() => ({ of: searchQuery, now: wholeMinute() }));
  if (time.of !== searchQuery) setTime({ of: searchQuery, now: wholeMinute() });
  const { now } = time;
  return useMemo(() => ({ userId, variables: JSON.parse(names), now, locale }), [userId, names, now, locale]);
}

/** Parts of the page that ask one after the other ask the same. */
function wholeMinute(): Date {
  const now = pageTime();
  now.setSeconds(0, 0);
  return now;
}
