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

export interface DevTools {
  readonly request: DevRequest;
  readonly override: DevOverride | null;
  agree(): void;
  end(): void;
  subscribe(listener: () => void): () => void;
  over(file: AdminFile): AdminFile;
  policyFor(id: string, policy: AdminPolicy): AdminPolicy;
  follow(page: DevPage): void;
}

export interface DevToolsOptions {
  readonly policy: AdminPolicy['devOverrides'];
  readonly address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly storage: DevEdges['storage'];
  readonly replaceAddress: (address: string) => void;
}

export function createDevTools({ policy, address, storage, replaceAddress }: DevToolsOptions): DevTools {
  const edges = { search: address.search, storage };
  const store = createStore(() => readDevRequest(policy, edges));
  const request = store.getState();
  if (request.kind === 'on') {
    keepOverride(request.override, edges.storage);
    clean();
  }

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
