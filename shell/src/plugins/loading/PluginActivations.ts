import { withLimit } from '@taskweave/base/withLimit';
import { messageOf } from '@taskweave/engine-client/messageOf';
import type { PluginEntry, RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { Activation, Disposer, PluginContext, PluginDefinition } from '@taskweave/plugin-sdk';
import { PluginFault } from '../faults/PluginFault';

export interface PluginActivations {
  activate(definition: PluginDefinition, plugin: RegisteredPlugin): Promise<void>;
  dispose(): void;
}

export interface PluginActivationsOptions {
  readonly registry: {
    entry(id: string): PluginEntry | null;
    subscribe(listener: () => void): () => void;
  };
  readonly limit: () => number;
  readonly contextOf: (pluginId: string, signal: AbortSignal) => PluginContext;
  readonly onFault: (pluginId: string, error: unknown) => void;
  readonly onEnd: (pluginId: string) => void;
}

interface Record {
  readonly definition: PluginDefinition;
  readonly plugin: RegisteredPlugin;
  readonly config: unknown;
  readonly controller: AbortController;
  readonly job: Promise<void>;
  disposer: Disposer | null;
}

export function createPluginActivations(options: PluginActivationsOptions): PluginActivations {
  const { registry, limit, contextOf, onFault, onEnd } = options;
  const records = new Map<string, Record>();
  let isOver = false;

  const stop = registry.subscribe(() => {
    for (const [id, record] of [...records]) {
      const entry = registry.entry(id);
      if (entry?.plugin !== record.plugin || !takesPart(entry.status)) {
        end(id, record);
        onEnd(id);
      } else if (entry.config !== record.config) {
        end(id, record);
        activate(record.definition, record.plugin).catch((error: unknown) => onFault(id, error));
      }
    }
  });

  function end(id: string, record: Record): void {
    if (records.get(id) === record) records.delete(id);
    record.controller.abort();
    const { disposer } = record;
    record.disposer = null;
    if (disposer !== null) run(id, disposer);
  }

  const run = (id: string, disposer: Disposer) => attempt(disposer, (error) => onFault(id, error));

  function activate(definition: PluginDefinition, plugin: RegisteredPlugin): Promise<void> {
    const { id } = plugin.manifest;
    const known = records.get(id);
    if (known?.plugin === plugin) return known.job;
    if (known !== undefined) end(id, known);
    if (isOver || definition.activate === undefined) return Promise.resolve();

    const controller = new AbortController();
    const started = start(definition, contextOf(id, controller.signal));
    const record: Record = {
      definition,
      plugin,
      config: registry.entry(id)?.config ?? null,
      controller,
      disposer: null,
      job: settle(),
    };
    records.set(id, record);
    return record.job;

    async function settle(): Promise<void> {
      try {
        const disposer = await inTime(id, started, limit());
        if (typeof disposer !== 'function') return;
        if (controller.signal.aborted) run(id, disposer);
        else record.disposer = disposer;
      } catch (error) {
        end(id, record);
        started.then(
          (disposer) => typeof disposer === 'function' && run(id, disposer),
          () => undefined,
        );
        throw error;
      }
    }
  }

  return {
    activate,
    dispose() {
      isOver = true;
      stop();
      for (const [id, record] of [...records]) end(id, record);
    },
  };
}

function attempt(disposer: Disposer, onFault: (error: unknown) => void): void {
  try {
    disposer();
  } catch (error) {
    onFault(error);
  }
}

async function inTime(id: string, started: Promise<Activation>, limit: number): Promise<Activation> {
  try {
    return await withLimit(
      started,
      limit,
      () =>
        new PluginFault('PLG-603', id, `The plugin ${id} was not switched on within ${limit} ms.`, {
          isTransient: true,
        }),
    );
  } catch (error) {
    if (error instanceof PluginFault) throw error;
    const reason = messageOf(error);
    throw new PluginFault('PLG-602', id, `The plugin ${id} could not be switched on: ${reason}`, {
      cause: error,
    });
  }
}

/** `async` turns a synchronous throw into a rejection. */
async function start(definition: PluginDefinition, context: PluginContext): Promise<Activation> {
  return definition.activate?.(context as never);
}
