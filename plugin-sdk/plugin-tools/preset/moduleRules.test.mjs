import { experiments } from '@rspack/core';
import { expect, test } from 'vitest';
import { moduleRules } from './pluginPreset.mjs';

const COMPONENT = 'export function Card() { return <p>{useCount()}</p>; }';

/** @param {import('@rspack/core').RuleSetRules} rules */
async function compiled(rules) {
  const { options } = /** @type {{ options: object }} */ (rules[0]);
  return (await experiments.swc.transform(COMPONENT, { filename: 'Card.tsx', ...options })).code;
}

test('development builds name components for fast refresh, and others do not', async () => {
  expect(await compiled(moduleRules('development'))).toContain('$RefreshReg$');
  expect(await compiled(moduleRules('production'))).not.toContain('$RefreshReg$');
});
