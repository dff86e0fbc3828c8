import { aPromise } from '@taskweave/base/testing/aPromise';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { Disposer, PluginContext, PluginDefinition } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPluginRegistry, type PluginRegistry } from '../registry/PluginRegistry';
import { createPluginActivations, type PluginActivations } from './PluginActivations';

const ADMIN = { plugins: [{ id: 'risk', manifest: '/risk.json' }] };
const RISK = pluginOf('risk');

let registry: PluginRegistry;
let activations: PluginActivations;
let signals: AbortSignal[];
const onFault = vi.fn();
const onEnd = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onFault.mockReset();
  onEnd.mockReset();
  signals = [];
  registry = createPluginRegistry({ builtin: [], admin: parseAdminFile(ADMIN) });
  registry.add(RISK);
  activations = createPluginActivations({
    registry,
    limit: () => 100,
    contextOf: (pluginId, signal) => {
      signals.push(signal);
      return { pluginId, signal, config: registry.entry(pluginId)?.config } as unknown as PluginContext;
    },
    onFault,
    onEnd,
  });
});

it('runs once, however often it is asked for', async () => {
  const activate = vi.fn();
  const definition = define(activate);
  await Promise.all([activations.activate(definition, RISK), activations.activate(definition, RISK)]);
  await activations.activate(definition, RISK);
  expect(activate.mock.calls).toEqual([[expect.objectContaining({ pluginId: 'risk' })]]);
});

it.each([
  ['throws', () => Promise.reject(new Error('no licence'))],
  [
    'throws at once',
    () => {
      throw new Error('no licence');
    },
  ],
])('reports that it %s, and tries again when asked again', async (_, fail) => {
  const activate = vi.fn<() => Promise<void>>(async () => undefined).mockImplementationOnce(fail);
  const definition = define(activate);
  await expect(activations.activate(definition, RISK)).rejects.toMatchObject({
    code: 'PLG-602',
    message: 'The plugin risk could not be switched on: no licence',
  });
  await activations.activate(definition, RISK);
  expect(activate).toHaveBeenCalledTimes(2);
});

it('gives up what takes too long, and takes back at once what comes later', async () => {
  const disposer = vi.fn();
  const [late, arrive] = aPromise<Disposer>();
  const job = activations.activate(
    define(() => late),
    RISK,
  );
  const refused = expect(job).rejects.toMatchObject({ code: 'PLG-603' });
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  expect(signals[0]?.aborted).toBe(true);
  expect(disposer).not.toHaveBeenCalled();
  arrive(disposer);
  await vi.advanceTimersByTimeAsync(0);
  expect(disposer).toHaveBeenCalledTimes(1);
});

it.each([
  ['disabled', () => registry.apply(parseAdminFile({ plugins: [{ ...ADMIN.plugins[0], enabled: false }] }))],
  [
    'taken off the page',
    () => registry.setStatus('risk', { phase: 'quarantined', code: 'PLG-604', message: '' }),
  ],
  ['replaced', () => registry.add(pluginOf('risk'))],
  ['left by the person', () => activations.dispose()],
])('runs its disposer once when it is %s', async (_, leave) => {
  const disposer = vi.fn();
  await activations.activate(
    define(() => disposer),
    RISK,
  );
  leave();
  registry.setStatus('risk', { phase: 'ready' });
  expect(disposer).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(true);
});

it('says which plugin must be asked for again', async () => {
  await activations.activate(define(vi.fn()), RISK);
  registry.setStatus('risk', { phase: 'quarantined', code: 'PLG-604', message: '' });
  expect(onEnd.mock.calls).toEqual([['risk']]);
});

it('starts over with another configuration', async () => {
  const seen: unknown[] = [];
  const definition = define((context) => {
    seen.push(context.config);
    return () => seen.push('end');
  });
  await activations.activate(definition, RISK);
  registry.apply(parseAdminFile({ plugins: [{ ...ADMIN.plugins[0], config: { a: 1 } }] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([null, 'end', { a: 1 }]);
});

it('survives a disposer that throws', async () => {
  await activations.activate(
    define(() => () => {
      throw new Error('still in use');
    }),
    RISK,
  );
  activations.dispose();
  expect(onFault.mock.calls).toEqual([['risk', expect.objectContaining({ message: 'still in use' })]]);
});

function define(activate: (context: PluginContext) => unknown): PluginDefinition {
  return { id: 'risk', contributions: [], activate: activate as never };
}

function pluginOf(id: string): RegisteredPlugin {
  const entry = { format: 'federation', container: id, file: 'entry.js', integrity: '' } as const;
  const manifest = { manifestVersion: 1, id, version: '1', requires: { sdk: '*' }, entry } as const;
  return { manifest: { ...manifest, preload: [], labels: {}, contributes: [] }, baseUrl: 'http://x/' };
}
