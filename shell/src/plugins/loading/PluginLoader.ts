import { withLimit } from '@taskweave/base/withLimit';
import { messageOf } from '@taskweave/engine-client/messageOf';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { AnyContribution, PluginDefinition } from '@taskweave/plugin-sdk';
import { PluginFault } from '../faults/PluginFault';

export interface ContainerSource {
  /** `attempt` counts from 0 and must reach the URL from 1 on. */
  load(plugin: RegisteredPlugin, attempt: number): Promise<unknown>;
  /** The browser does not say why a load failed. */
  diagnose(plugin: RegisteredPlugin, error: unknown): Promise<PluginFault>;
}

export interface PluginLoader {
  load(plugin: RegisteredPlugin): Promise<PluginDefinition>;
  forget(plugin: RegisteredPlugin): void;
  contribution(plugin: RegisteredPlugin, point: string, id: string): Promise<AnyContribution>;
}

export interface PluginLoaderOptions {
  readonly source: ContainerSource;
  readonly timeout: () => number;
  readonly onLoaded: (definition: PluginDefinition, plugin: RegisteredPlugin) => Promise<void>;
  readonly onStatus: (plugin: RegisteredPlugin, status: PluginStatus) => void;
  readonly isSilent?: () => boolean;
}

const PAUSES = [1000, 3000];

export function createPluginLoader({
  source,
  timeout,
  onLoaded,
  onStatus,
  isSilent = () => false,
}: PluginLoaderOptions): PluginLoader {
  const loading = new Map<
    string,
    { readonly plugin: RegisteredPlugin; readonly job: Promise<PluginDefinition> }
  >();
  const loadPatiently = createPatience({ source, timeout, isSilent });

  async function loadFresh(plugin: RegisteredPlugin): Promise<PluginDefinition> {
    const start = performance.now();
    onStatus(plugin, { phase: 'loading' });
    const definition = readDefinition(await loadPatiently(plugin), plugin.manifest.id);
    await onLoaded(definition, plugin);
    onStatus(plugin, { phase: 'active', loadMs: Math.round(performance.now() - start) });
    return definition;
  }

  function load(plugin: RegisteredPlugin): Promise<PluginDefinition> {
    const { id } = plugin.manifest;
    const known = loading.get(id);
    if (known?.plugin === plugin) return known.job;
    const job = loadFresh(plugin).catch((error: unknown) => {
      if (loading.get(id)?.job === job) loading.delete(id);
      const fault = error instanceof PluginFault ? error : faultOf(error, id);
      onStatus(plugin, { phase: 'failed', code: fault.code, message: fault.message });
      throw fault;
    });
    loading.set(id, { plugin, job });
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
          'PLG-502',
          plugin.manifest.id,
          `The code of the plugin ${plugin.manifest.id} does not hold ${point}:${id}, which its manifest declares. Build it again.`,
        );
      }
      return found;
    },
  };
}

function createPatience({
  source,
  timeout,
  isSilent,
}: Pick<Required<PluginLoaderOptions>, 'source' | 'timeout' | 'isSilent'>) {
  const attempts = new Map<string, number>();

  async function loadOnce(plugin: RegisteredPlugin): Promise<unknown> {
    const { id } = plugin.manifest;
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    const limit = timeout();
    try {
      return await withLimit(
        source.load(plugin, attempt),
        limit,
        () =>
          new PluginFault('PLG-403', id, `${serverOf(plugin)} did not answer within ${limit} ms.`, {
            isTransient: isSilent() && serverOf(plugin) === location.origin,
          }),
      );
    } catch (error) {
      throw error instanceof PluginFault ? error : await source.diagnose(plugin, error);
    }
  }

  return async (plugin: RegisteredPlugin): Promise<unknown> => {
    for (const pause of PAUSES) {
      try {
        return await loadOnce(plugin);
      } catch (error) {
        if (!(error instanceof PluginFault && error.isTransient)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return loadOnce(plugin);
  };
}

function serverOf({ baseUrl }: RegisteredPlugin): string {
  return new URL(baseUrl).origin;
}

function faultOf(error: unknown, id: string): PluginFault {
  const reason = messageOf(error);
  return new PluginFault('PLG-404', id, `The plugin ${id} could not be started: ${reason}`, { cause: error });
}

function readDefinition(module: unknown, pluginId: string): PluginDefinition {
  const definition = (module as { default?: PluginDefinition } | null)?.default;
  if (definition?.id !== pluginId || !Array.isArray(definition.contributions)) {
    throw new PluginFault(
      'PLG-501',
      pluginId,
      `The entry of the plugin ${pluginId} does not export its definition.`,
    );
  }
  return definition;
}
