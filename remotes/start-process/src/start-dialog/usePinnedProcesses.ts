import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { pinnedAmong, readPins, toggleFavourite } from './pinnedProcesses';

/** Requested by key, since they may be on any page of the list. The list works without them. */
export function usePinnedProcesses() {
  const { storage } = usePluginServices();
  const [favouriteRefs, setFavouriteRefs] = useState(() => readPins(storage, 'favourites'));
  // An unmarked favourite keeps its place until the dialog reopens.
  const [listed] = useState(favouriteRefs);
  const [recent] = useState(() => readPins(storage, 'recent'));
  const keys = [...listed, ...recent].map(({ key }) => key);
  const { data = [], isLoading } = useQuery({
    ...processDefinitionQueries(useEngineClient()).startableByKeys(keys),
    enabled: keys.length > 0,
  });
  const started = pinnedAmong(recent, data);
  return {
    isLoading,
    favouriteRefs,
    recent: started,
    favourites: pinnedAmong(listed, data).filter(({ id }) => started.every((process) => process.id !== id)),
    toggleFavourite: (process: StartableProcess) => setFavouriteRefs(toggleFavourite(storage, process)),
  };
}
