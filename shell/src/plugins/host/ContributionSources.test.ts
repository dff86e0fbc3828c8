import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { expect, it, vi } from 'vitest';
import { createContributionSources } from './ContributionSources';

it('tries again with the next task what failed in a tab', async () => {
  const { code, loadCode } = sourceAt('tasklist.task.detail');
  await code('0 t1').catch(() => undefined);
  await code('0 t2').catch(() => undefined);
  expect(loadCode).toHaveBeenCalledTimes(2);
});

it('tries what failed on one card on no other, until somebody presses the button of one', async () => {
  const { code, loadCode } = sourceAt('tasklist.card');
  for (const task of ['t1', 't2', 't3']) await code(`0 ${task}`).catch(() => undefined);
  expect(loadCode).toHaveBeenCalledTimes(1);

  await code('1 t2').catch(() => undefined);
  for (const task of ['t1', 't2', 't3']) await code(`0 ${task}`).catch(() => undefined);
  expect(loadCode).toHaveBeenCalledTimes(2);

  await code('1 t3').catch(() => undefined);
  expect(loadCode).toHaveBeenCalledTimes(3);
});

it('tries on the first card what failed ahead of it', async () => {
  const { code, loadCode } = sourceAt('tasklist.card');
  await code('prefetch').catch(() => undefined);
  await code('0 t1').catch(() => undefined);
  expect(loadCode).toHaveBeenCalledTimes(2);
});

function sourceAt(point: string) {
  const loadCode = vi.fn(() => Promise.reject(new Error('down')));
  const sources = createContributionSources({
    hostOf: () => ({}) as PluginHost,
    remediesOf: () => ({}) as never,
    i18n: { language: 'en' },
    loadCode,
    onFault: () => undefined,
    onDraw: () => undefined,
    onDrawn: () => undefined,
  });
  const entry = {
    key: 'acme/x',
    plugin: { manifest: { id: 'acme', labels: {} } },
    contribution: { point, id: 'x', meta: {} },
  } as unknown as RegisteredContribution;
  return { code: sources.of(entry).code, loadCode };
}
