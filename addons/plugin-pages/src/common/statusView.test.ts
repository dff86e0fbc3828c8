import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { expect, it } from 'vitest';
import en from './en.json';
import { adviceKey, phaseKey, statusView } from './statusView';

const TEXTS: Readonly<Record<string, string>> = en;
const fault = { code: 'PLG-404', message: '' };

it.each<PluginStatus>([
  { phase: 'listed' },
  { phase: 'disabled', by: 'file' },
  { phase: 'disabled', by: 'person' },
  { phase: 'disabled', by: 'safe-mode' },
  { phase: 'refused', ...fault },
  { phase: 'incompatible', ...fault },
  { phase: 'ready' },
  { phase: 'loading' },
  { phase: 'active', loadMs: 3 },
  { phase: 'failed', ...fault },
  { phase: 'quarantined', ...fault },
])('has words for %j', (status) => {
  expect(TEXTS[statusView(status).text]).toBeTypeOf('string');
});

it.each([
  ['PLG-302', 'do.PLG-302'],
  ['PLG-299', 'do.PLG-2'],
  ['PLG-601', 'do.PLG-6'],
])('for %s the advice is %s', (code, key) => {
  expect(adviceKey(code)).toEqual(key);
  expect(key in TEXTS).toBe(true);
  expect(phaseKey(code) in TEXTS).toBe(true);
});
