import { savesData } from '@taskweave/base/savesData';
import { type ComponentType, useEffect, useState } from 'react';
import type { WatchRowsProps } from './WatchRows';

/** Time after the first rows in milliseconds: names of people and processes go before. */
const AFTER_ROWS = 300;

/** Has tasks asked for that are likely to be opened next. Its code comes once the list stands; without it nothing is missing. */
export function TasksAhead(props: WatchRowsProps) {
  const [Watch, setWatch] = useState<ComponentType<WatchRowsProps> | null>(null);
  useEffect(() => {
    if (savesData(navigator)) return;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "ahead" */ './WatchRows').then(
        (code) => setWatch(() => code.default),
        () => undefined,
      );
    }, AFTER_ROWS);
    return () => clearTimeout(timer);
  }, []);
  return Watch && <Watch {...props} />;
}
