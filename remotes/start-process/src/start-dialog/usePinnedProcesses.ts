import { useQuery } from '@tanstack/react-query';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { pinnedAmong, readPins, toggleFavourite } from './pinnedProcesses';

/**
 * The person's favourites and what they started last. They are asked for by their keys, since they may be on any page
 * of the list; someone who has none asks for nothing. While they load, and where that fails, the list does without.
 */
export function usePinnedProcesses() {
  const { storage } = usePluginServices();
  const [favouriteRefs, setFavouriteRefs] = useState(() => readPins(storage, 'favourites'));
  // A favourite that has its mark taken away stays in its place until the dialog opens the next time.
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
