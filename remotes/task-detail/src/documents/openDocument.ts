import { perOwner } from '@taskweave/base/perOwner';
import { type TaskEvents, useTaskEvents } from '@taskweave/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from 'zustand';
import { type DocumentKind, documentKind } from './documentKind';

export interface TaskDocument {
  readonly taskId: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly url: string;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  /** What has opened it takes the focus again. */
  readonly opener: HTMLElement | null;
}

export type OpenableFile = Omit<TaskDocument, 'kind' | 'opener'> & { readonly mimeType: string };

const storeOf = perOwner((_events: TaskEvents) => createStore<TaskDocument | null>(() => null));

const WIDE = '(min-width: 1200px)';

export function useOpenDocument(taskId: string): TaskDocument | null {
  const open = useStore(storeOf(useTaskEvents()));
  const isWide = useIsWide();
  return isWide && open?.taskId === taskId ? open : null;
}

/** Null where there is no room beside the form, or nothing here shows such a file. */
export function useDocumentOpener(file: OpenableFile): ((opener: HTMLElement) => void) | null {
  const store = storeOf(useTaskEvents());
  const isWide = useIsWide();
  const { mimeType, ...rest } = file;
  const kind = documentKind(mimeType, file.name);
  if (!isWide || kind === null) return null;
  return (opener) => store.setState({ ...rest, kind, opener }, true);
}

export function useCloseDocument(): () => void {
  const store = storeOf(useTaskEvents());
  return () => {
    const opener = store.getState()?.opener;
    // The rail, which may hold what has opened it, is hidden until then.
    flushSync(() => store.setState(null, true));
    opener?.focus();
  };
}

function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => globalThis.matchMedia?.(WIDE).matches === true);
}

function watchWidth(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
