import type { Deployed } from '@taskweave/engine-client/resources/definition/deployment';
import type { FaultyFile } from '@taskweave/engine-client/resources/definition/parseFaults';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChosenFile } from '../files/ChosenFile';

/** A fault with the line of the file that it is in. */
export type FileFaults = FaultyFile & { readonly lines: Readonly<Record<number, string>> };

export type Sending =
  | { readonly kind: 'idle' }
  /** `part` of it has been sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number }
  /** The answer was lost: it is looked for. */
  | { readonly kind: 'looking' }
  /** Nobody was signed in any more: nothing was done. */
  | { readonly kind: 'signed-out' }
  /** Files that have changed on this computer since they were chosen. */
  | { readonly kind: 'changed'; readonly names: readonly string[] }
  /** `error` is the cause; `faults` what the engine says about the files, where it does. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly faults: readonly FileFaults[] }
  /** The answer was lost, and a look did not find out whether it was done; or it was not done. */
  | { readonly kind: 'lost'; readonly error: unknown; readonly finding: 'not-done' | 'unclear' }
  | { readonly kind: 'done'; readonly deployed: Deployed; readonly isNew: boolean };

/** What was chosen for the next deployment, and what became of the last. */
export interface DeployState {
  readonly files: readonly ChosenFile[];
  /** Null until someone has typed one: then it follows the first file. */
  readonly name: string | null;
  readonly source: string;
  readonly tenantId: string;
  readonly isDuplicateFiltered: boolean;
  readonly isChangedOnly: boolean;
  readonly sending: Sending;
}

const NOTHING_CHOSEN: DeployState = {
  files: [],
  name: null,
  source: '',
  tenantId: '',
  isDuplicateFiltered: true,
  isChangedOnly: false,
  sending: { kind: 'idle' },
};

const stores = new Map<string, StoreApi<DeployState>>();

/** Outlives the page: what was chosen is there again when the person comes back, and is nobody else's. */
export function deployStoreOf(engine: string, userId: string): StoreApi<DeployState> {
  const owner = JSON.stringify([engine, userId]);
  const known = stores.get(owner);
  if (known !== undefined) return known;
  // Files of a person who has left are not kept.
  stores.clear();
  const store = createStore<DeployState>(() => NOTHING_CHOSEN);
  stores.set(owner, store);
  return store;
}
