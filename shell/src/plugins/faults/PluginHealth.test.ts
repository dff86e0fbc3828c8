// @vitest-environment jsdom
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it } from 'vitest';
import { createPluginRegistry, type PluginRegistry } from '../registry/PluginRegistry';
import { createIncidentLog, type IncidentLog } from './IncidentLog';
import { PluginFault } from './PluginFault';
import { createPluginHealth, type PluginHealth } from './PluginHealth';
import { createQuarantine } from './Quarantine';

const TAB = 'tasklist.task.detail:risk/tab';

let log: IncidentLog;
let registry: PluginRegistry;
let health: PluginHealth;
let isSilent: boolean;

beforeEach(() => {
  isSilent = false;
  log = createIncidentLog();
  registry = createPluginRegistry({
    builtin: [plugin('own')],
    admin: parseAdminFile({ plugins: [{ id: 'risk', manifest: '/risk.json' }] }),
  });
  registry.add(plugin('risk'));
  const quarantine = createQuarantine({ limit: () => ({ faults: 3, withinSeconds: 60 }) });
  health = createPluginHealth({ registry, log, quarantine, isSilent: () => isSilent });
});

it('reports whose fault it was, where, and in which version', () => {
  health.fault('risk', TAB, new Error('boom'));
  expect(log.incidents).toEqual([
    expect.objectContaining({
      code: 'PLG-601',
      pluginId: 'risk',
      version: '1.0.0',
      contribution: TAB,
      message: 'boom',
    }),
  ]);
});

it('keeps the code that a fault brings', () => {
  health.fault('risk', null, new PluginFault('PLG-304', 'risk', 'tampered'));
  expect(log.incidents[0]?.code).toBe('PLG-304');
});

it('says of a build for another version of what the shell brings that it is one', () => {
  const words =
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of risk which needs ^17.0.0)';
  health.fault('risk', TAB, new Error(words));
  expect(log.incidents).toEqual([expect.objectContaining({ code: 'PLG-208', message: words })]);
});

it('takes a plugin off the page at the third fault, and says so @P29', () => {
  for (let index = 0; index < 3; index += 1) health.fault('risk', TAB, new Error('boom'));
  expect(registry.entry('risk')?.status).toMatchObject({ phase: 'quarantined', code: 'PLG-604' });
  expect(log.incidents.map(({ code }) => code)).toEqual(['PLG-601', 'PLG-604']);
});

it.each([
  'tasklist.navbar.action',
  'tasklist.header',
  'tasklist.list',
  'tasklist.card',
  'tasklist.list.column',
  'tasklist.list.bulk-action',
  'tasklist.task.action',
  'tasklist.task.rail',
])('takes a plugin off the page at the second fault in a small place: %s', (point) => {
  health.fault('risk', `${point}:risk/part`, new Error('boom'));
  expect(registry.entry('risk')?.status.phase).toBe('ready');
  health.fault('risk', `${point}:risk/part`, new Error('boom'));
  expect(registry.entry('risk')?.status.phase).toBe('quarantined');
});

it('does not blame a plugin that had to wait for a silent engine', () => {
  isSilent = true;
  const late = () => new PluginFault('PLG-603', 'risk', 'It was not ready in time.', { isTransient: true });
  for (let index = 0; index < 5; index += 1) health.fault('risk', TAB, late());
  expect(log.incidents).toEqual([]);
  expect(registry.entry('risk')?.status.phase).toBe('ready');

  health.fault('risk', TAB, new Error('boom'));
  isSilent = false;
  health.fault('risk', TAB, late());
  expect(log.incidents.map(({ code }) => code)).toEqual(['PLG-601', 'PLG-603']);
});

it('never takes our own parts off the page', () => {
  for (let index = 0; index < 5; index += 1) health.fault('own', null, new Error('boom'));
  expect(registry.entry('own')?.status.phase).toBe('ready');
});

it('gives a released plugin another chance', () => {
  for (let index = 0; index < 3; index += 1) health.fault('risk', TAB, new Error('boom'));
  health.release('risk');
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});

it('takes a plugin off the page that lets it stand still again and again', () => {
  for (let index = 0; index < 3; index += 1) health.drawn(TAB, 'risk', 1200);
  expect(log.incidents.map(({ code, count }) => [code, count])).toEqual([
    ['PLG-605', 3],
    ['PLG-604', 1],
  ]);
  expect(registry.entry('risk')?.status.phase).toBe('quarantined');
});

it('only counts what goes on in a plugin that is off the page', () => {
  for (let index = 0; index < 20; index += 1) health.fault('risk', null, new Error('again'), 'PLG-606');
  expect(log.incidents.map(({ code, count }) => [code, count])).toEqual([
    ['PLG-606', 20],
    ['PLG-604', 1],
  ]);
});

it('reports a slow first picture, which is no fault', () => {
  for (let index = 0; index < 5; index += 1) health.drawn(TAB, 'risk', 250);
  expect(log.incidents).toEqual([expect.objectContaining({ code: 'PLG-605', count: 5 })]);
  expect(health.figures(TAB)).toEqual({ drawn: 5, slowestMs: 250 });
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});

it('counts calls to the engine by plugin', () => {
  health.called('risk');
  health.called('risk');
  expect([health.calls('risk'), health.calls('own')]).toEqual([2, 0]);
});

function plugin(id: string) {
  const manifest = { id, version: '1.0.0', entry: { integrity: 'sha384-A' }, contributes: [] };
  return { baseUrl: `http://x/${id}/`, manifest: manifest as unknown as PluginManifest };
}

it('counts one fault once, however many parts wait for it, and although the browser reports it again', () => {
  const error = new PluginFault('PLG-602', 'risk', 'no licence');
  for (const part of ['a', 'b', 'c']) health.fault('risk', `tasklist.header:risk/${part}`, error);
  health.fault('risk', null, error, 'PLG-606');
  expect(log.incidents).toHaveLength(3);
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});

it('does not count refusals of the engine', () => {
  for (const status of [404, 500, 503, 500]) health.fault('risk', TAB, anEngineError('server', { status }));
  expect(log.incidents).toHaveLength(1);
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});

it('notes what is no fault', () => {
  for (let i = 0; i < 5; i++) health.note('risk', 'PLG-607', 'It asked for more than it declares.');
  expect(log.incidents[0]?.count).toBe(5);
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});
