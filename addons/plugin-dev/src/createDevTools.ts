import type { I18n } from '@taskweave/i18n/createI18n';
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
import { logIncidents } from './override/logIncidents';
import { DEV_TEXTS } from './texts/devTexts';

const INTERVAL = 1500;

export interface DevTools {
  readonly request: DevRequest;
  readonly override: DevOverride | null;
  agree(): void;
  end(): void;
  subscribe(listener: () => void): () => void;
  over(file: AdminFile): AdminFile;
  policyFor(id: string, policy: AdminPolicy): AdminPolicy;
  follow(page: DevPage): void;
  /** Reports a refused link. */
  tell(
    notify: (request: { readonly kind: 'error'; readonly title: string }) => void,
    i18n: I18n,
  ): Promise<void>;
}

export interface DevToolsOptions {
  readonly policy: AdminPolicy['devOverrides'];
  readonly address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly storage: DevEdges['storage'];
  readonly replaceAddress: (address: string) => void;
  readonly root: Pick<HTMLElement, 'dataset'>;
}

export function createDevTools(options: DevToolsOptions): DevTools {
  const { policy, address, storage, replaceAddress, root } = options;
  const store = createStore(() => readDevRequest(policy, { search: address.search, storage }));
  const first = store.getState();
  mark(first);
  if (first.kind !== 'asked') clean();
  if (first.kind === 'on' || first.kind === 'none') keep(first);

  function clean(): void {
    replaceAddress(withoutDevRequest(address));
  }

  function keep(request: DevRequest): void {
    keepOverride(request.kind === 'on' ? request.override : null, storage);
  }

  function mark({ kind }: DevRequest): void {
    if (kind === 'none') delete root.dataset.pluginDev;
    else root.dataset.pluginDev = kind;
  }

  function override(): DevOverride | null {
    const current = store.getState();
    return current.kind === 'on' ? current.override : null;
  }

  function change(next: DevRequest): void {
    clean();
    keep(next);
    mark(next);
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
    async tell(notify, i18n) {
      const current = store.getState();
      if (current.kind !== 'refused') return;
      await i18n.bring(DEV_TEXTS);
      const title = i18n.t(DEV_TEXTS.namespace, `refused.${current.code}`, { text: current.text });
      notify({ kind: 'error', title });
    },
  };
  return tools;
}

interface FollowedTools {
  readonly request: DevRequest;
  readonly override: DevOverride | null;
  subscribe(listener: () => void): () => void;
}

function followDevOverride(dev: FollowedTools, page: DevPage): void {
  const { registry, arrivals, log, applyFile, whileVisible } = page;
  let stop = () => {};
  let id = dev.override?.id ?? null;
  if (dev.request.kind === 'refused') {
    const { code, text } = dev.request;
    const message = `A link asked for a plugin in development: ${text}.`;
    log.report({ code, message, pluginId: '', version: null, contribution: null });
  }
  follow();
  dev.subscribe(() => {
    const next = dev.override?.id ?? null;
    for (const one of [id, next]) if (one !== null) registry.setStatus(one, { phase: 'listed' });
    id = next;
    applyFile();
    follow();
  });

  function follow(): void {
    stop();
    const ends = id === null ? [] : [whileVisible(INTERVAL, look), logIncidents(log, id)];
    stop = () => {
      for (const end of ends) end();
    };
  }

  async function look(): Promise<void> {
    if (id === null) return;
    const { plugin, status } = registry.entry(id) ?? {};
    if (plugin != null) {
      await arrivals.lookForBuild(id);
      if (registry.entry(id)?.update?.phase === 'ready') arrivals.take(id);
    } else if (status !== undefined && status.phase !== 'listed') {
      registry.setStatus(id, { phase: 'listed' });
      arrivals.fetchListed();
    }
  }
}
