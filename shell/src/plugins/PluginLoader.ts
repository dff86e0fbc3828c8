import type { AnyContribution, PluginDefinition } from '@taskweave/plugin-sdk';
import type { RegisteredPlugin } from './PluginRegistry';

export type PluginFaultCode = 'load' | 'timeout' | 'contract';

/** A plugin could not be used. The message is for administrators; people see the card's own words. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
  constructor(
    readonly code: PluginFaultCode,
    readonly pluginId: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`Taskweave: ${message}`, options);
  }
}

/** How the loader reaches the network; injected, so that every fault can be tested. */
export interface ContainerSource {
  /** Loads the entry and returns the module it exposes. `attempt` counts from 0 and must reach the URL from 1 on. */
  load(plugin: RegisteredPlugin, attempt: number): Promise<unknown>;
}

export interface PluginLoader {
  /** The plugin's definition; loaded once, tried again after a failure. */
  load(plugin: RegisteredPlugin): Promise<PluginDefinition>;
  /** The next load fetches the plugin anew, under another address. */
  forget(plugin: RegisteredPlugin): void;
  /** The code of one contribution. */
  contribution(plugin: RegisteredPlugin, point: string, id: string): Promise<AnyContribution>;
}

export interface PluginLoaderOptions {
  readonly source: ContainerSource;
  /** Milliseconds until a plugin counts as failed; its late code stays unused. */
  readonly timeout?: number;
  /** Called with each definition before it is used, for its translations. */
  readonly onLoaded: (definition: PluginDefinition) => Promise<void>;
}

export function createPluginLoader({
  source,
  timeout = 10_000,
  onLoaded,
}: PluginLoaderOptions): PluginLoader {
  const loading = new Map<string, Promise<PluginDefinition>>();
  const attempts = new Map<string, number>();

  async function loadFresh(plugin: RegisteredPlugin): Promise<PluginDefinition> {
    const { id } = plugin.manifest;
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    const module = await withLimit(source.load(plugin, attempt), timeout, id);
    const definition = readDefinition(module, id);
    await onLoaded(definition);
    return definition;
  }

  function load(plugin: RegisteredPlugin): Promise<PluginDefinition> {
    const { id } = plugin.manifest;
    const known = loading.get(id);
    if (known !== undefined) return known;
    const job = loadFresh(plugin).catch((error: unknown) => {
      loading.delete(id);
      throw error instanceof PluginFault
        ? error
        : new PluginFault('load', id, `The plugin ${id} could not be loaded: ${messageOf(error)}`, {
            cause: error,
          });
    });
    loading.set(id, job);
    return job;
  }

  return {
    load,
    forget: ({ manifest }) => void loading.delete(manifest.id),
    async contribution(plugin, point, id) {
      const { contributions } = await load(plugin);
      const found = contributions.find((one) => one.point === point && one.id === id);
      if (found === undefined) {
        throw new PluginFault(
          'contract',
          plugin.manifest.id,
          `The code of the plugin ${plugin.manifest.id} does not hold ${point}:${id}, which its manifest declares. Build it again.`,
        );
      }
      return found;
    },
  };
}

function readDefinition(module: unknown, pluginId: string): PluginDefinition {
  const definition = (module as { default?: PluginDefinition } | null)?.default;
  if (definition?.id !== pluginId || !Array.isArray(definition.contributions)) {
    throw new PluginFault(
      'contract',
      pluginId,
      `The entry of the plugin ${pluginId} does not export its definition.`,
    );
  }
  return definition;
}

function withLimit<T>(job: Promise<T>, timeout: number, pluginId: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new PluginFault('timeout', pluginId, `The plugin ${pluginId} did not answer within ${timeout} ms.`),
      );
    }, timeout);
    job.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
