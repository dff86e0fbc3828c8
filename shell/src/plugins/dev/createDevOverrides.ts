import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
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
  const listeners = new Set<() => void>();
  let request = readDevRequest(policy, edges);
  if (request.kind === 'on') {
    keepOverride(request.override, edges.storage);
    clean();
  }

  function change(next: DevRequest): void {
    request = next;
    clean();
    keepOverride(next.kind === 'on' ? next.override : null, edges.storage);
    for (const listener of [...listeners]) listener();
  }

  return {
    get request() {
      return request;
    },
    get override() {
      return request.kind === 'on' ? request.override : null;
    },
    agree() {
      if (request.kind === 'asked') change({ kind: 'on', override: request.override });
    },
    end: () => change({ kind: 'none' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
