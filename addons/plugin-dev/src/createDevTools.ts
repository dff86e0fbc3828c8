import type { AdminFile, AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import { createStore } from 'zustand/vanilla';
import {
  type DevEdges,
  type DevOverride,
  type DevRequest,
  devPolicy,
  keepOverride,
  readDevRequest,
  withOverride,
  withoutDevRequest,
} from './override/DevOverride';
import type { DevPage } from './override/DevPage';
import { followDevOverride } from './override/followDevOverride';

/** A plugin in development, instead of the deployed one, in this tab. */
export interface DevTools {
  readonly request: DevRequest;
  /** The plugin in development that takes part now. */
  readonly override: DevOverride | null;
  /** The person agrees to what the link asks for. */
  agree(): void;
  /** The person does not agree, or has read that it was refused, or wants the deployed plugin back. */
  end(): void;
  subscribe(listener: () => void): () => void;
  /** The administrator's file with the plugin in it. */
  over(file: AdminFile): AdminFile;
  /** What holds for a plugin. */
  policyFor(id: string, policy: AdminPolicy): AdminPolicy;
  /** Puts the plugin in its place, and its next build whenever there is one. */
  follow(page: DevPage): void;
}

export interface DevToolsOptions {
  readonly policy: AdminPolicy['devOverrides'];
  /** The address of the page. */
  readonly address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly storage: DevEdges['storage'];
  /** Changes the address of the page without another entry in the history. */
  readonly replaceAddress: (address: string) => void;
}

/** Keeps what this tab is asked for, and what the person said to it. */
export function createDevTools({ policy, address, storage, replaceAddress }: DevToolsOptions): DevTools {
  const edges = { search: address.search, storage };
  const store = createStore(() => readDevRequest(policy, edges));
  const request = store.getState();
  if (request.kind === 'on') {
    keepOverride(request.override, edges.storage);
    clean();
  }

  /** The request was heard. */
  function clean(): void {
    replaceAddress(withoutDevRequest(address));
  }

  function override(): DevOverride | null {
    const current = store.getState();
    return current.kind === 'on' ? current.override : null;
  }

  function change(next: DevRequest): void {
    clean();
    keepOverride(next.kind === 'on' ? next.override : null, edges.storage);
    store.setState(next, true);
  }

  const tools: DevTools = {
    get request() {
      return store.getState();
    },
    get override() {
      return override();
    },
    agree() {
      const current = store.getState();
      if (current.kind === 'asked') change({ kind: 'on', override: current.override });
    },
    end: () => change({ kind: 'none' }),
    subscribe: store.subscribe,
    over: (file) => withOverride(file, override()),
    policyFor(id, given) {
      const current = override();
      return current?.id === id ? devPolicy(given, current) : given;
    },
    follow: (page) => followDevOverride(tools, page),
  };
  return tools;
}
