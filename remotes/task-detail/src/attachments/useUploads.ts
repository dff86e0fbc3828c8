import { useQueryClient } from '@tanstack/react-query';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { type Upload, uploadStoreOf } from './UploadStore';

export interface Uploads {
  readonly list: readonly Upload[];
  readonly add: (file: File) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}

/** The files that are on their way to a task. `onAdded` is called with each that has arrived. */
export function useUploads(taskId: string, onAdded: (upload: Upload) => void): Uploads {
  const store = uploadStoreOf(usePluginServices(), useQueryClient());
  const all = useStore(store.uploads);
  const tellAdded = useEffectEvent((upload: Upload) => {
    if (upload.taskId === taskId) onAdded(upload);
  });
  useEffect(() => store.onAdded((upload) => tellAdded(upload)), [store]);
  return {
    list: all.filter((upload) => upload.taskId === taskId),
    add: (file) => store.add(taskId, file),
    retry: (id) => store.retry(id),
    remove: (id) => store.remove(id),
  };
}
