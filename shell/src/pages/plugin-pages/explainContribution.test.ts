import {
  explainContribution,
  prioritySource,
} from '@taskweave/addon-plugin-pages/admin-page/explainContribution';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { createPluginRegistry } from '../../plugins/registry/PluginRegistry';

const POINT = 'tasklist.task.detail';
const FACTS = { engine: 'default', user: 'mary', flags: {}, groups: ['sales'], processDefinitionKey: 'loan' };
const READY: PluginStatus = { phase: 'ready' };

it.each<[string, object, PluginStatus, object]>([
  ['all is well', {}, READY, { kind: 'shown' }],
  ['it only loads', {}, { phase: 'loading' }, { kind: 'shown' }],
  [
    'its code could not be had',
    {},
    { phase: 'failed', code: 'PLG-402', message: 'Status 500.' },
    { kind: 'failed', code: 'PLG-402' },
  ],
  [
    'the person has switched the plugin off',
    {},
    { phase: 'disabled', by: 'person' },
    { kind: 'plugin', status: { phase: 'disabled', by: 'person' } },
  ],
  [
    'the plugin is in quarantine',
    {},
    { phase: 'quarantined', code: 'PLG-604', message: '' },
    { kind: 'plugin' },
  ],
  [
    'the file switches the part off',
    { contributions: { [`${POINT}:risk/tab`]: { enabled: false } } },
    READY,
    { kind: 'off' },
  ],
  [
    'another process is wanted',
    { contributions: { [`${POINT}:risk/tab`]: { when: { processDefinitionKey: ['invoice'] } } } },
    READY,
    { kind: 'unmet', unmet: { kind: 'processDefinitionKey', wanted: ['invoice'] } },
  ],
  [
    'a flag is off',
    { contributions: { [`${POINT}:risk/tab`]: { when: { flag: 'new-view' } } } },
    READY,
    { kind: 'unmet', unmet: { kind: 'flag', wanted: ['new-view'] } },
  ],
  [
    'the plugin is for other groups',
    { plugins: [{ id: 'risk', groups: ['audit'] }] },
    READY,
    { kind: 'unmet', unmet: { kind: 'pluginGroups', wanted: ['audit'] } },
  ],
])('%s', (_, file, status, expected) => {
  const { registry, part } = registryOf(file);
  registry.setStatus('risk', status);
  const entry = registry.entry('risk');
  expect(entry && part && explainContribution(part, entry, FACTS)).toMatchObject(expected);
});

it.each([
  [{}, 7, { priority: 7, from: 'plugin' }],
  [{}, undefined, { priority: null, from: 'list' }],
  [{ contributions: { [`${POINT}:risk/tab`]: { priority: 650 } } }, 7, { priority: 650, from: 'file' }],
  [{ contributions: { [`${POINT}:risk/tab`]: { enabled: true } } }, 7, { priority: 7, from: 'plugin' }],
])('with %j and a priority of %s the place comes from %j', (file, priority, expected) => {
  const { registry, part } = registryOf(file, priority);
  expect(part && prioritySource(POINT, part, registry.admin)).toEqual(expected);
});

function registryOf(file: object, priority?: number) {
  const contributes = [{ point: POINT, id: 'tab', meta: {}, ...(priority !== undefined && { priority }) }];
  const manifest = { id: 'risk', contributes } as unknown as PluginManifest;
  const registry = createPluginRegistry({
    builtin: [{ baseUrl: '/risk/', manifest }],
    admin: parseAdminFile(file),
  });
  return { registry, part: registry.declaredAt(POINT)[0] };
}
