import { savesData } from '@taskweave/base/savesData';
import { type ComponentType, useEffect, useState } from 'react';
import type { WatchRowsProps } from './WatchRows';

const AFTER_ROWS = 300;

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
