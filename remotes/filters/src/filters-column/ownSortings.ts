import { isRecord } from '@taskweave/engine-client/readShape';
import {
  type InboxChange,
  type PluginStorage,
  useInboxParam,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { isByVariable } from '@taskweave/plugin-sdk/host/routeParams';
import { useEffect } from 'react';

const KEY = 'sortings';

export function useOwnSorting(currentId: string | null): void {
  const { storage } = usePluginServices();
  const sorting = useInboxParam('sorting');
  useEffect(() => {
    if (currentId === null) return;
    const { [currentId]: known, ...others } = readSortings(storage);
    const own = sorting !== null && isByVariable(sorting) ? { [currentId]: sorting } : {};
    if (known !== own[currentId]) storage.set(KEY, { ...others, ...own });
  }, [storage, currentId, sorting]);
}

export function toOwnSorting(storage: PluginStorage): (filterId: string) => InboxChange {
  const sortings = readSortings(storage);
  return (filterId) => {
    const sorting = sortings[filterId];
    return typeof sorting === 'string' ? { sorting } : {};
  };
}

function readSortings(storage: PluginStorage): Readonly<Record<string, unknown>> {
  const sortings = storage.get(KEY);
  return isRecord(sortings) ? sortings : {};
}
