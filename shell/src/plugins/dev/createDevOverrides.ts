import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import { createStore } from 'zustand/vanilla';
import {
  type DevEdges,
  type DevOverride,
  type DevRequest,
  keepOverride,
  readDevRequest,
} from './DevOverride';

export interface DevOverrides {
  readonly request: DevRequest;
  /** The plugin in development that takes part now. */
  readonly override: DevOverride | null;
  /** The person agrees to what the link asks for. */
  agree(): void;
  /** The person does not agree, or has read that it was refused, or wants the deployed plugin back. */
  end(): void;
  subscribe(listener: () => void): () => void;
}

export interface DevOverridesOptions extends DevEdges {
  readonly policy: AdminPolicy['devOverrides'];
  /** Takes the request out of the address of the page: it was heard. */
  readonly clean: () => void;
}

/** Keeps what this tab is asked for, and what the person said to it. */
export function createDevOverrides({ policy, clean, ...edges }: DevOverridesOptions): DevOverrides {
  const store = createStore(() => readDevRequest(policy, edges));
  const request = store.getState();
  if (request.kind === 'on') {
    keepOverride(request.override, edges.storage);
    clean();
  }

  function change(next: DevRequest): void {
    clean();
    keepOverride(next.kind === 'on' ? next.override : null, edges.storage);
    store.setState(next, true);
  }

  return {
    get request() {
      return store.getState();
    },
    get override() {
      const current = store.getState();
      return current.kind === 'on' ? current.override : null;
    },
    agree() {
      const current = store.getState();
      if (current.kind === 'asked') change({ kind: 'on', override: current.override });
    },
    end: () => change({ kind: 'none' }),
    subscribe: store.subscribe,
  };
}
