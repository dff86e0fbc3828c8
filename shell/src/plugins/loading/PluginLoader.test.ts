import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { beforeEach, expect, it, vi } from 'vitest';
import { PluginFault } from '../faults/PluginFault';
import { createPluginLoader } from './PluginLoader';

const plugin = { manifest: { id: 'acme' }, baseUrl: 'http://x/' } as unknown as RegisteredPlugin;
const module = { default: { id: 'acme', contributions: [{ point: 'tasklist.header', id: 'a', meta: {} }] } };

beforeEach(() => void vi.useFakeTimers());

function loaderOver(
  load: (plugin: RegisteredPlugin, attempt: number) => Promise<unknown>,
  isSilent: () => boolean = () => false,
) {
  const onLoaded = vi.fn(async () => undefined);
  const onStatus = vi.fn();
  const loader = createPluginLoader({
    source: { load, diagnose },
    timeout: () => 100,
    isSilent,
    onLoaded,
    onStatus: (_, status) => onStatus(status.phase),
  });
  return { loader, onLoaded, onStatus };
}

async function diagnose(_: RegisteredPlugin, error: unknown): Promise<PluginFault> {
  const { message } = error as Error;
  return new PluginFault('PLG-401', 'acme', message, { isTransient: message === 'offline' });
}

it('loads a plugin once, however often it is asked for', async () => {
  const load = vi.fn(async () => module);
  const { loader } = loaderOver(load);
  await Promise.all([loader.load(plugin), loader.contribution(plugin, 'tasklist.header', 'a')]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads another build of a plugin, under the next number', async () => {
  const load = vi.fn(async (_: RegisteredPlugin, _attempt: number) => module);
  const { loader } = loaderOver(load);
  await loader.load(plugin);
  await loader.load({ ...plugin });
  expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

it('tries again after a failure, under the next number', async () => {
  const load = vi.fn(async (_: RegisteredPlugin, attempt: number) => {
    if (attempt === 0) throw new Error('broken');
    return module;
  });
  const { loader } = loaderOver(load);
  await expect(loader.load(plugin)).rejects.toMatchObject({ code: 'PLG-401', pluginId: 'acme' });
  await loader.load(plugin);
  expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

it('tries again by itself what may pass, after a second and after three', async () => {
  const load = vi.fn(async (_: RegisteredPlugin, attempt: number) => {
    if (attempt < 2) throw new Error('offline');
    return module;
  });
  const { loader } = loaderOver(load);
  const loaded = loader.load(plugin);
  const calls: number[] = [];
  for (const pause of [999, 1, 2999, 1]) {
    await vi.advanceTimersByTimeAsync(pause);
    calls.push(load.mock.calls.length);
  }
  expect(calls).toEqual([1, 2, 2, 3]);
  await loaded;
});

it('gives up what does not pass @F18', async () => {
  const load = vi.fn(async () => {
    throw new Error('offline');
  });
  const { loader } = loaderOver(load);
  const failed = expect(loader.load(plugin)).rejects.toMatchObject({ code: 'PLG-401' });
  await vi.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(3);
});

it('reports the state of the plugin', async () => {
  const { loader, onStatus } = loaderOver(async () => module);
  await loader.load(plugin);
  expect(onStatus.mock.calls.flat()).toEqual(['loading', 'active']);
});

it('reports a plugin whose start fails', async () => {
  const { loader, onStatus, onLoaded } = loaderOver(async () => module);
  onLoaded.mockRejectedValue(new Error('no'));
  await expect(loader.load(plugin)).rejects.toMatchObject({ code: 'PLG-404' });
  expect(onStatus.mock.calls.flat()).toEqual(['loading', 'failed']);
});

it('gives up after its limit and leaves late code unused', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  const { loader, onLoaded } = loaderOver(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const failed = expect(loader.load(plugin)).rejects.toMatchObject({ code: 'PLG-403' });
  await vi.advanceTimersByTimeAsync(100);
  await failed;
  arrive(module);
  await vi.advanceTimersByTimeAsync(0);
  expect(onLoaded).not.toHaveBeenCalled();
});

it('waits for a silent engine whose server the plugin lies on', async () => {
  vi.stubGlobal('location', { origin: 'http://x' });
  const load = vi.fn((_: RegisteredPlugin, attempt: number) =>
    attempt === 0 ? new Promise(() => undefined) : Promise.resolve(module),
  );
  const { loader, onStatus } = loaderOver(load, () => true);
  const loaded = loader.load(plugin);
  await vi.advanceTimersByTimeAsync(1100);
  await loaded;
  expect(onStatus.mock.calls.flat()).toEqual(['loading', 'active']);
});

it.each([[null], [{}], [{ default: { id: 'other', contributions: [] } }], [{ default: { id: 'acme' } }]])(
  'refuses an entry that does not keep the contract: %j',
  async (wrong) => {
    const { loader } = loaderOver(async () => wrong);
    await expect(loader.load(plugin)).rejects.toMatchObject({ code: 'PLG-501' });
  },
);

it('refuses a contribution that only the manifest knows', async () => {
  const { loader } = loaderOver(async () => module);
  const error = await loader.contribution(plugin, 'tasklist.header', 'b').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PluginFault);
});
